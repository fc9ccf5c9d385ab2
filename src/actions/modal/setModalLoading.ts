import type { Kit } from '../../createKit.js'

/**
 * Shows a loading state in the open modal instead of its view, or the view
 * again. Closing the modal ends it. A closed modal is not affected.
 *
 * @example
 * setModalLoading(kit, true)
 */
export function setModalLoading({ atoms, store }: Kit, isLoading: boolean) {
  store.set(atoms.modal, (state) =>
    state.isOpen && Boolean(state.isLoading) !== isLoading
      ? { ...state, isLoading }
      : state,
  )
}
