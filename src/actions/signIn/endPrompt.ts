import { getModalEntry } from '../../core/modal/getModalEntry.js'
import type { ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { closeModal } from '../modal/closeModal.js'

/**
 * Leaves the sign-in prompt, if it is shown: for the view that was requested
 * before connecting, else the modal closes.
 */
export function endPrompt(kit: Kit): void {
  const { modal } = kit.atoms
  const state = kit.store.get(modal)
  const entry = state.stack.find(({ view }) => view === 'SIWXSignMessage')
  if (!state.isOpen || entry?.view !== 'SIWXSignMessage') return
  const { redirectData: data, redirectView: view } = entry.data ?? {}
  // An approval on top belongs to another request.
  const top = getModalEntry(state)
  const isAbove = top.view === 'ApproveTransaction'
  if (!view && !isAbove) closeModal(kit, { isForced: true })
  else
    kit.store.set(modal, {
      ...state,
      isShaking: false,
      stack: [
        ...(view ? [{ view, data } as ModalEntry] : []),
        ...(isAbove ? [top] : []),
      ],
    })
}
