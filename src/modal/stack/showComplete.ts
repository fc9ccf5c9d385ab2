import type { ModalView, ModalViews } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { exitView } from './exitView.js'

/**
 * Puts the account, and above it what was done, in the place of the view that
 * has followed it. A closed modal is at the account when it is opened again.
 *
 * @param view - where it was followed
 * @returns whether it is seen there
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
