import type {
  ModalEntry,
  ModalState,
  ModalView,
} from '../../core/modal/modal.js'

/**
 * The modal after something has come to its end: at the account again, unless
 * the person has gone on from its view to something else. A request may wait
 * for approval above it, and does so above what is next.
 *
 * @param view - where it was followed
 * @param next - shown above the account instead
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
