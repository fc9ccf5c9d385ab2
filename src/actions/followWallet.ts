import { getModalEntry } from '../core/modal/getModalEntry.js'
import type { Kit } from '../createKit.js'

/**
 * Leads the open modal on when the wallet that was asked is connected and
 * nothing has changed by that: it was the active one already.
 *
 * @example
 * followWallet(kit)
 */
export function followWallet(kit: Kit): void {
  kit.store.set(kit.atoms.modal, (state) =>
    state.isOpen && getModalEntry(state).view.startsWith('Connecting')
      ? { ...state, stack: [{ view: 'Account' }] }
      : state,
  )
}
