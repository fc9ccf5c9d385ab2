import type { Kit } from '../../createKit.js'
import { closeModal } from './closeModal.js'

/**
 * Shows the previous view, or closes the modal if there is none. If the user
 * has connected meanwhile, shows the account instead of the connect view.
 *
 * @example
 * goBack(kit)
 */
export function goBack(kit: Kit): void {
  const { modal } = kit.atoms
  const state = kit.store.get(modal)
  const stack = state.stack.slice(0, -1)
  const before = stack.at(-1)
  if (!before) {
    closeModal(kit)
    return
  }
  // A user with an account who connects another wallet can choose again.
  const isStart = before.view === 'Connect' && stack.length === 1
  const isConnected = isStart && kit.getActiveAccount()
  kit.store.set(modal, {
    ...state,
    stack: isConnected ? [{ view: 'Account' }] : stack,
  })
}
