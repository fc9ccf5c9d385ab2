import type { ModalEntry, ModalState } from './modal.js'

/** Returns the current entry, also while the modal is closed. */
export function getModalEntry({ stack }: ModalState): ModalEntry {
  return stack.at(-1) ?? { view: 'Connect' }
}
