import type { ModalView } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns whether the user is looking at a view, or will be once the approval
 * above it has ended.
 *
 * @example
 * isViewShown(kit, 'WalletSendPreview')
 */
export function isViewShown(kit: Kit, view: ModalView): boolean {
  const { isOpen, stack } = kit.store.get(kit.atoms.modal)
  const top = stack.findLast((entry) => entry.view !== 'ApproveTransaction')
  return isOpen && top?.view === view
}
