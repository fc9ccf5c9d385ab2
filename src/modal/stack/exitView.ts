import type {
  ModalEntry,
  ModalState,
  ModalView,
} from '../../core/modal/modal.js'

/**
 * Returns the modal's state after a process has ended: back at the account,
 * unless the user has left its view. A pending approval stays on top of the
 * next views.
 *
 * @param view - view that followed the process
 * @param next - views to show on top of the account
 *
 * @example
 * kit.store.set(kit.atoms.modal, (state) => exitView(state, 'WalletSendPreview'))
 */
export function exitView(
  state: ModalState,
  view: ModalView,
  next: readonly ModalEntry[] = [],
): ModalState {
  const place = state.stack.findLastIndex((entry) => entry.view === view)
  const above = state.stack.slice(place + 1)
  const isShown = above.every(({ view }) => view === 'ApproveTransaction')
  return place >= 0 && isShown
    ? { ...state, stack: [{ view: 'Account' }, ...next, ...above] }
    : state
}
