import { ParameterError } from '../core/errors/base.js'
import { loadModule } from '../core/loadModule.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { Kit } from '../createKit.js'
import type { SwapQuoteDetails } from '../features/swap/swapQuoteDetails.js'
import type { toSwapError } from '../features/swap/toSwapError.js'
import type {
  SwapOptions,
  SwapParameters,
  SwapProgress,
  SwapResult,
} from '../features/swap/types.js'
import type { getSwapQuote } from './getSwapQuote.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Swaps one token for another at a quote, and waits for the receipt. EVM
 * chains only.
 *
 * The service builds the transactions, but is not trusted: the approved
 * spender, the called contract, both tokens, the amount, the receiver, the
 * guaranteed minimum and the deadline are decoded and compared with the quote,
 * and the swap is simulated on the chain, before the wallet is asked. The
 * approval is built here, for exactly the amount. Each transaction is handed
 * over once: an earlier, unresolved attempt of the same swap is looked up
 * first, and an identical call shares the one in flight.
 *
 * @param parameters.quote - what the user saw, from `getSwapQuote`; at most 30
 * s old. The swap guarantees its minimum
 * @param parameters.from, parameters.to, parameters.amount, parameters.account, parameters.chainId, parameters.slippage -
 * instead of `quote`: swaps at a new quote, as for `getSwapQuote`
 * @param parameters.currency - ISO 4217 code of the values; default the user's
 * @param parameters.acceptPriceImpact - the user accepts a price impact of 15
 * % or more; default `false`
 * @param parameters.confirmations - blocks to wait for, default 1
 * @param parameters.feeLevel - `standard`, `fast` or `instant`; which fee of the
 * quote the balance has to cover. The wallet sets the fee that is paid
 * @param parameters.onStep - called with the progress, including the hashes
 * once known
 * @param parameters.resend - continues although an identical transaction is
 * unresolved; only use it after informing the user
 * @param parameters.signal - aborts the wait; cancels an approval of the
 * embedded wallet, but not a transaction
 * @throws AccountRequiredError, SwapUnsupportedError, QuoteExpiredError,
 * PriceImpactError, InsufficientBalanceError, InsufficientLiquidityError,
 * SwapRefusedError, SwapApprovalError, NotConnectedError: nothing was swapped
 * @throws OfflineError when the browser is offline and the network was not
 * reached: the wallet was not asked, nothing was swapped
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 * @throws TransactionError when the transaction failed; `TRANSACTION_REVERTED`
 * costs only the network fee
 * @throws TransactionUnknownError when it is unknown whether it was sent
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
    currency: 'string | undefined',
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
  // Read the active account before the first await: it may change while code
  // loads.
  const accounts = kit.getAccounts()
  const active = kit.getActiveAccount()
  const asked = parameters.quote
    ? { ...parameters, quote: copyQuote(parameters.quote) }
    : parameters
  const { payments } = await loadModule(() => import('./payment/payments.js'))
  return payments.startSwap(kit, asked, { accounts, active })
}

/** Copies the quote the user saw: it must not change while code loads. */
function copyQuote(quote: SwapQuoteDetails): SwapQuoteDetails {
  let cause: unknown
  try {
    // Plain data, even if a state library has wrapped it in a proxy.
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
  /** Progress of a swap. */
  type Progress = SwapProgress
  type ReturnType = SwapResult
  type ErrorType = toSwapError.ReturnType
}
