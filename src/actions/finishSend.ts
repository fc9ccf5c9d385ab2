import { foldCase } from '../core/address/foldCase.js'
import { leaveView } from '../core/modal/leaveView.js'
import { emptySendDraft } from '../core/sendDraft.js'
import type { Kit } from '../createKit.js'
import { getTransactionUrl } from './getTransactionUrl.js'
import type { sendToken } from './sendToken.js'
import { showToast } from './showToast.js'

/**
 * After a send that has landed: the modal is at the account again, what was
 * entered for it is forgotten, and a toast tells of it. Who has gone on to
 * something else meanwhile is left there.
 *
 * @param parameters.subject - what was sent, such as `1.5 ETH`
 *
 * @example
 * finishSend(kit, { result, subject: '1.5 ETH', to })
 */
export function finishSend(kit: Kit, parameters: finishSend.Parameters): void {
  const { result, subject, to } = parameters
  const { modal, sendDraft } = kit.atoms
  kit.store.set(modal, (state) => leaveView(state, 'WalletSendPreview'))
  kit.store.set(sendDraft, (draft) =>
    foldCase(draft.to) === foldCase(to)
      ? { ...emptySendDraft, token: draft.token }
      : draft,
  )
  const href = getTransactionUrl(kit, result)
  showToast(kit, { key: 'sent', variant: 'success', href, subject })
}

export declare namespace finishSend {
  type Parameters = {
    result: Pick<sendToken.ReturnType, 'caipNetworkId' | 'hash'>
    subject: string
    /** The receiver. */
    to: string
  }
}
