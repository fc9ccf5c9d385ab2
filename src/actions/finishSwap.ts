import { swapDraftAtom } from '../atoms/swapDraftAtom.js'
import { leaveView } from '../core/modal/leaveView.js'
import { normalizeAmount } from '../core/send/normalizeAmount.js'
import type { SwapQuoteDetails } from '../core/swap/swapQuoteDetails.js'
import type { Kit } from '../createKit.js'
import { getTransactionUrl } from './getTransactionUrl.js'
import { showToast } from './showToast.js'
import type { swap } from './swap.js'

/**
 * After a swap that has landed: the modal is at the account again, the amount
 * that was entered for it is forgotten, and a toast tells of it. Who has gone
 * on to something else meanwhile is left there.
 *
 * @param parameters.subject - what was swapped, such as `1.5 ETH`
 *
 * @example
 * finishSwap(kit, { quote, result, subject: '1.5 ETH' })
 */
export function finishSwap(kit: Kit, parameters: finishSwap.Parameters): void {
  const { quote, result, subject } = parameters
  const { modal } = kit.atoms
  kit.store.set(modal, (state) => leaveView(state, 'SwapPreview'))
  kit.store.set(swapDraftAtom, (draft) =>
    normalizeAmount(draft.amount) === quote.amount
      ? { ...draft, amount: '', slippage: undefined }
      : draft,
  )
  const href = getTransactionUrl(kit, result)
  showToast(kit, { key: 'swapped', variant: 'success', href, subject })
}

export declare namespace finishSwap {
  type Parameters = {
    quote: Pick<SwapQuoteDetails, 'amount'>
    result: Pick<swap.ReturnType, 'caipNetworkId' | 'hash'>
    subject: string
  }
}
