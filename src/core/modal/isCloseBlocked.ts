import { getModalEntry, type ModalState } from './modal.js'

/** Whether the user must make a choice before the modal can close. */
export function isCloseBlocked(state: ModalState): boolean {
  const { view } = getModalEntry(state)
  const before = state.stack.at(-2)?.view
  return (
    // Also while the embedded wallet asks for the signature.
    state.stack
      .slice(view === 'ApproveTransaction' ? -2 : -1)
      .some(
        (entry) => entry.view === 'SIWXSignMessage' && entry.data?.isRequired,
      ) ||
    view === 'UnsupportedChain' ||
    (before === 'UnsupportedChain' &&
      (view === 'Networks' || view === 'SwitchNetwork'))
  )
}
