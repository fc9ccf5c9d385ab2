import type { SwapLabel } from '../../core/swap/swapLabel.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'
import { toSwapToken } from './toSwapToken.js'

/**
 * Returns the label of a quote's swap.
 *
 * @example
 * toSwapLabel(quote) // { amount: '1.5', from: 'ETH', to: 'USDC' }
 */
export function toSwapLabel({
  amount,
  from,
  to,
}: Pick<SwapQuoteDetails, 'amount' | 'from' | 'to'>): SwapLabel {
  return { amount, from: toSymbol(from), to: toSymbol(to) }
}

/** Untyped callers may omit fields that no transaction needs. */
function toSymbol({ caipAddress: id, symbol }: SwapQuoteDetails['from']) {
  return toSwapToken({ id, name: '', symbol: String(symbol ?? '') }).symbol
}
