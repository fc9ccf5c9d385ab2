import type { ModalStart } from '../../core/modal/modal.js'
import { emptySendDraft } from '../../core/sendDraft.js'
import type { Kit } from '../../createKit.js'

/**
 * Sets the receiver that the send view is opened with in the draft, replacing
 * earlier input.
 *
 * @param entry - view that the modal shows
 *
 * @example
 * fillSendDraft(kit, { view: 'WalletSend', data: { to: 'ethereum:0x…@1?value=1e18' } })
 */
export function fillSendDraft(kit: Kit, entry: ModalStart): void {
  if (entry.view !== 'WalletSend') return
  const { to } = (entry.data ?? {}) as { to?: unknown }
  if (typeof to === 'string')
    kit.store.set(kit.atoms.sendDraft, { ...emptySendDraft, to: to.trim() })
}
