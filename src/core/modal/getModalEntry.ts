import type { ModalEntry, ModalState } from './modal.js'

/** The entry that is shown, or would be. */
export function getModalEntry({ stack }: ModalState): ModalEntry {
  return stack.at(-1) ?? { view: 'Connect' }
}
