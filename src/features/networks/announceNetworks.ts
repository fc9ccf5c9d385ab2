import { networksAtom } from '../../atoms/networksAtom.js'
import type { Kit } from '../../createKit.js'

/** Renders the networks again after they have changed. */
export function announceNetworks({ atoms, store }: Kit): void {
  store.set(networksAtom, (count) => count + 1)
  // Buttons follow this atom anyway: one of the networks would be in the code
  // of every page.
  store.set(atoms.modal, (state) => ({ ...state }))
}
