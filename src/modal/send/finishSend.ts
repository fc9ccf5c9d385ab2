import type { sendToken } from '../../actions/sendToken.js'
import { foldCase } from '../../core/address/foldCase.js'
import { emptySendDraft } from '../../core/sendDraft.js'
import type { Kit } from '../../createKit.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { showToast } from '../../features/notices/showToast.js'
import { showComplete } from '../stack/showComplete.js'

/**
 * Completes a send that has landed. Clears its draft. If the user is
 * following it, shows the result; otherwise shows a toast without navigating.
 *
 * @param parameters.subject - what was sent, such as `1.5 ETH`
 *
 * @example
 * finishSend(kit, { result, subject: '1.5 ETH', to })
 */
export function finishSend(kit: Kit, parameters: finishSend.Parameters): void {
  const { result, subject, to, toAddress } = parameters
  const { sendDraft } = kit.atoms
  const { caipNetworkId, hash } = result
  const isSeen = showComplete(kit, 'WalletSendPreview', {
    ...{ caipNetworkId, hash, subject },
    ...(toAddress ? { name: to, to: toAddress } : { to }),
  })
  kit.store.set(sendDraft, (draft) =>
    foldCase(draft.to) === foldCase(to)
      ? { ...emptySendDraft, token: draft.token }
      : draft,
  )
  if (isSeen) return
  const href = getTransactionUrl(kit, result)
  showToast(kit, { key: 'sent', variant: 'success', href, subject })
}

export declare namespace finishSend {
  type Parameters = {
    result: Pick<sendToken.ReturnType, 'caipNetworkId' | 'hash'>
    subject: string
    /** Recipient. */
    to: string
    /** The paid address, if `to` is a name. */
    toAddress?: string | undefined
  }
}
