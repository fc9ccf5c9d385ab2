import type { Kit } from '../../createKit.js'
import { closeModal } from './closeModal.js'

/**
 * Shows the view before this one; the first one closes the modal. Who has
 * connected meanwhile comes to the account instead of connecting again.
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
  // A person with an account who connects another wallet may choose again.
  const isStart = before.view === 'Connect' && stack.length === 1
  const isConnected = isStart && kit.getActiveAccount()
  kit.store.set(modal, {
    ...state,
    stack: isConnected ? [{ view: 'Account' }] : stack,
  })
}
