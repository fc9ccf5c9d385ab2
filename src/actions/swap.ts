import { ParameterError } from '../core/errors/parameter.js'
import { loadModule } from '../core/loadModule.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { SwapQuoteDetails } from '../core/swap/swapQuoteDetails.js'
import type { Kit } from '../createKit.js'
import type { getSwapQuote } from './getSwapQuote.js'
import { assertParameters } from './parameters/assertParameters.js'
import type { toSwapError } from './swap/toSwapError.js'
import type {
  SwapOptions,
  SwapParameters,
  SwapProgress,
  SwapResult,
} from './swap/types.js'

/**
 * Swaps one token for another at a quote, and waits for the receipt. EVM
 * chains only.
 *
 * The service builds the transactions, and nothing of it is believed: who is
 * approved, which contract is called, both tokens, the amount, the receiver,
 * the guaranteed minimum and the deadline are decoded and compared with the
 * quote, and the swap is tried out on the chain, before the wallet is asked.
 * The approval is made here, for exactly the amount. Each transaction is
 * handed over once: an earlier, unresolved try of the same swap is looked up
 * first, and an identical call while one is under way joins it.
 *
 * @param parameters.quote - what the person saw, from `getSwapQuote`; at most
 * 30 s old. Its minimum is what the swap guarantees
 * @param parameters.from, parameters.to, parameters.amount - instead of
 * `quote`: swapped at a quote of now, as for `getSwapQuote`
 * @param parameters.acceptPriceImpact - the person accepts a price impact of
 * 15 % and more; default `false`
 * @param parameters.confirmations - blocks to wait for, default 1
 * @param parameters.feeLevel - `standard`, `fast` or `instant`; which fee of the
 * quote the balance has to cover. The wallet sets the fee that is paid
 * @param parameters.onStep - told about progress, with the hashes once known
 * @param parameters.resend - go on although an identical transaction is not
 * resolved; only after the person has been told
 * @param parameters.signal - ends the wait; it takes back an approval of the
 * embedded wallet, but not a transaction
 * @throws AccountRequiredError, SwapUnsupportedError, QuoteExpiredError,
 * PriceImpactError, InsufficientBalanceError, InsufficientLiquidityError,
 * SwapRefusedError, SwapApprovalError, NotConnectedError: nothing was swapped
 * @throws OfflineError when the browser is offline and the network was not
 * reached: nobody was asked, nothing was swapped
 * @throws UserRejectedRequestError of viem (4001): refused by the person
 * @throws TransactionError when the transaction failed; `TRANSACTION_REVERTED`
 * costs only the network fee
 * @throws TransactionUnknownError when nobody can tell whether it was sent
 *
 * @example
 * const quote = await getSwapQuote(kit, { from: 'native', to: usdc, amount: '1.5' })
 * const { hash } = await swap(kit, { quote })
 */
export async function swap(
  kit: Kit,
  parameters: swap.Parameters,
): Promise<swap.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    acceptPriceImpact: 'boolean | undefined',
    account: 'string | undefined',
    amount: 'string | undefined',
    chainId: 'number | string | undefined',
    confirmations: 'number | undefined',
    feeLevel: 'string | undefined',
    from: 'string | undefined',
    onStep: 'function | undefined',
    quote: 'object | undefined',
    resend: 'boolean | undefined',
    signal: 'AbortSignal | undefined',
    slippage: 'number | undefined',
    to: 'string | undefined',
  })
  if (!parameters.quote)
    readParameters<Pick<getSwapQuote.Parameters, 'amount' | 'from' | 'to'>>(
      parameters,
      { amount: 'string', from: 'string', to: 'string' },
    )
  // What is active now, not when the code for swapping has been loaded.
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const asked = parameters.quote
    ? { ...parameters, quote: copyQuote(parameters.quote) }
    : parameters
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startSwap(kit, asked, { accounts, active })
}

/** The quote the user saw must not change while the code is loaded. */
function copyQuote(quote: SwapQuoteDetails): SwapQuoteDetails {
  let cause: unknown
  try {
    // Plain data, also where a state library has put a proxy around it.
    const copy = JSON.parse(JSON.stringify(quote))
    if (copy) return copy
  } catch (error) {
    cause = error
  }
  throw new ParameterError({
    cause,
    expected: 'SwapQuoteDetails',
    parameter: 'quote',
    received: 'an object that is not JSON',
  })
}

export declare namespace swap {
  type Parameters = SwapParameters
  type Options = SwapOptions
  /** How far a swap has come. */
  type Progress = SwapProgress
  type ReturnType = SwapResult
  type ErrorType = toSwapError.ReturnType
}
