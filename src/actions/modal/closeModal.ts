import { isCloseBlocked } from '../../core/modal/isCloseBlocked.js'
import { closedModal } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { toEmbeddedModal } from './toEmbeddedModal.js'

const SHAKE_MS = 500

/**
 * Closes the modal. While a decision is pending, it shakes for half a second
 * instead. An embedded modal returns to its first view.
 *
 * @param options.isForced - closes it in any case
 *
 * @example
 * closeModal(kit)
 */
export function closeModal(kit: Kit, options: closeModal.Options = {}): void {
  const { modal } = kit.atoms
  const state = kit.store.get(modal)
  if (!state.isOpen) return
  const { hasFailed, isForced } = options
  if (isForced || !isCloseBlocked(state)) {
    kit.store.set(
      modal,
      state.embedded
        ? toEmbeddedModal(kit, state.embedded)
        : { ...closedModal, hasFailed: Boolean(hasFailed) },
    )
    return
  }
  if (state.isShaking) return
  kit.store.set(modal, { ...state, isShaking: true })
  setTimeout(
    () => kit.store.set(modal, (late) => ({ ...late, isShaking: false })),
    SHAKE_MS,
  )
}

export declare namespace closeModal {
  type Options = {
    /** Closed because its code could not be loaded. */
    hasFailed?: boolean | undefined
    isForced?: boolean | undefined
  }
}
