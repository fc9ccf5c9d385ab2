import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from './createSignInMemory.js'

/**
 * Continues with the sign-in prompt, once the user has given an email address
 * or has skipped that.
 */
export function endCapture(kit: Kit, account: Account): void {
  const memory = kit.own(createSignInMemory)
  memory.captured.add(account.address)
  memory.mailed = undefined
  if (kit.getActiveAccount()?.caipAddress !== account.caipAddress) return
  kit.store.set(kit.atoms.modal, (state) => {
    const entry = state.stack.find(({ view }) => view === 'DataCapture')
    if (!state.isOpen || entry?.view !== 'DataCapture') return state
    const { isSkippable: _, ...data } = entry.data ?? {}
    return { ...state, stack: [{ view: 'SIWXSignMessage', data }] }
  })
}
