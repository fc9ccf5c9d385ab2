import { getModalEntry } from './getModalEntry.js'
import type { ModalState } from './modal.js'

/** Whether the user must make a choice before the modal can close. */
export function isCloseBlocked(state: ModalState): boolean {
  const { view } = getModalEntry(state)
  const before = state.stack.at(-2)?.view
  return (
    view === 'UnsupportedChain' ||
    (before === 'UnsupportedChain' &&
      (view === 'Networks' || view === 'SwitchNetwork'))
  )
}
