import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import type { toSwapError } from '../features/swap/toSwapError.js'
import type { SwapQuoteParameters } from '../features/swap/types.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns what a swap would give and cost now: everything the user has to see
 * before agreeing to it. Decimals, names and the balance are read from the
 * chain. A quote is valid for 30 s. EVM chains only.
 *
 * @param parameters.from - source token: `native`, the contract's address,
 * CAIP-10 or CAIP-19
 * @param parameters.to - target token, in the same forms
 * @param parameters.amount - decimal text in whole source tokens
 * @param parameters.account - address that pays and receives, default the
 * active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the network
 * named by a token, else the account's
 * @param parameters.currency - ISO 4217 code; default the kit's currency
 * @param parameters.slippage - percent, 0.05 to 5 with two decimals; default 1
 * @param parameters.signal - aborts the requests
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws SwapUnsupportedError 'Network not supported for Swaps'
 * @throws InsufficientLiquidityError when the amount cannot be traded. An
 * insufficient balance is not an error here: see `getSwapProblem`
 * @throws InvalidSlippageError, SameTokenError, InvalidTokenError,
 * InvalidAmountError, TooManyDecimalsError, AmountZeroError,
 * SwapRefusedError, ApiError
 *
 * @example
 * const quote = await getSwapQuote(kit, { from: 'native', to: usdc, amount: '1.5' })
 * console.log(quote.minimumReceived, quote.to.symbol)
 */
export async function getSwapQuote(
  kit: Kit,
  parameters: getSwapQuote.Parameters,
): Promise<getSwapQuote.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    account: 'string | undefined',
    amount: 'string',
    chainId: 'number | string | undefined',
    currency: 'string | undefined',
    from: 'string',
    signal: 'AbortSignal | undefined',
    slippage: 'number | undefined',
    to: 'string',
  })
  // Read the active account before the first await: it may change while code
  // loads.
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.runSwapQuote(kit, parameters, { accounts, active })
}

export declare namespace getSwapQuote {
  type Parameters = SwapQuoteParameters
  type ReturnType = SwapQuoteDetails
  type ErrorType = toSwapError.ReturnType
}
