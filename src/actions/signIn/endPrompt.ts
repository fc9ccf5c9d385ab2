import { getModalEntry, type ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { closeModal } from '../modal/closeModal.js'

/**
 * Leaves the sign-in prompt, if it is shown: for the view that was requested
 * before connecting, else the modal closes.
 */
export function endPrompt(kit: Kit): void {
  const { modal } = kit.atoms
  const memory = kit.own(createSignInMemory)
  memory.stopCapture?.()
  memory.stopCapture = undefined
  const state = kit.store.get(modal)
  const entry = state.stack.find(isPrompt)
  if (!state.isOpen || !entry) return
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

type Prompt = Extract<ModalEntry, { view: 'DataCapture' | 'SIWXSignMessage' }>

const isPrompt = (entry: ModalEntry): entry is Prompt =>
  entry.view === 'DataCapture' || entry.view === 'SIWXSignMessage'
