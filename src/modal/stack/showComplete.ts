import type { ModalView, ModalViews } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { exitView } from './exitView.js'

/**
 * Replaces the view of a process with the account and its result. A closed
 * modal reopens at the account.
 *
 * @param view - view that followed the process
 * @returns whether the user sees the result there
 *
 * @example
 * const isSeen = showComplete(kit, 'WalletSendPreview', { caipNetworkId, hash, subject, to })
 */
export function showComplete(
  kit: Kit,
  view: ModalView,
  data: ModalViews['TransactionComplete'],
): boolean {
  const { modal } = kit.atoms
  const before = kit.store.get(modal)
  const next = { view: 'TransactionComplete', data } as const
  const after = exitView(before, view, before.isOpen ? [next] : [])
  kit.store.set(modal, after)
  return before.isOpen && after !== before
}
