import { getTransactionUrl } from '../../actions/network/getTransactionUrl.js'
import { showToast } from '../../actions/notice/showToast.js'
import type { swap } from '../../actions/swap.js'
import { swapDraftAtom } from '../../atoms/swapDraftAtom.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import { normalizeAmount } from '../../core/send/normalizeAmount.js'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../core/swap/toSwapToken.js'
import type { Kit } from '../../createKit.js'
import { showComplete } from '../stack/showComplete.js'
import { getReceivedUnits } from './getReceivedUnits.js'

/**
 * Completes a swap that has landed. Clears its amount. If the user is
 * following it, shows the result; otherwise shows a toast without navigating.
 *
 * @param parameters.subject - what was swapped, such as `1.5 ETH`
 *
 * @example
 * finishSwap(kit, { quote, result, subject: '1.5 ETH' })
 */
export function finishSwap(kit: Kit, parameters: finishSwap.Parameters): void {
  const { quote, result, subject } = parameters
  const { caipNetworkId, hash } = result
  const { symbol } = toSwapToken({ id: quote.to.caipAddress, ...quote.to })
  const units = getReceivedUnits({
    account: result.account,
    logs: result.receipt.logs,
    token: quote.to.address,
  })
  const amount =
    units === undefined
      ? trimZeros(quote.toAmountShown)
      : formatAmount(units, quote.to.decimals)
  const isSeen = showComplete(kit, 'SwapPreview', {
    ...{ caipNetworkId, hash, subject },
    isEstimate: units === undefined,
    received: `${amount} ${symbol}`,
  })
  kit.store.set(swapDraftAtom, (draft) =>
    normalizeAmount(draft.amount) === quote.amount
      ? { ...draft, amount: '', slippage: undefined }
      : draft,
  )
  if (isSeen) return
  const href = getTransactionUrl(kit, result)
  showToast(kit, { key: 'swapped', variant: 'success', href, subject })
}

export declare namespace finishSwap {
  type Parameters = {
    quote: Pick<SwapQuoteDetails, 'amount' | 'to' | 'toAmountShown'>
    result: Pick<
      swap.ReturnType,
      'account' | 'caipNetworkId' | 'hash' | 'receipt'
    >
    subject: string
  }
}
