import type { SignInState } from '../../core/signIn/signIn.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from './createSignInMemory.js'

/**
 * Records that sessions have changed, so that they are read again here and in
 * the other tabs.
 *
 * @param options.change - other changes of the state
 * @param options.isFromOutside - changed by another tab, which is not told
 */
export function changeSignIn(
  kit: Kit,
  options: changeSignIn.Options = {},
): void {
  kit.store.set(kit.atoms.signIn, (state) => ({
    ...state,
    ...options.change,
    version: state.version + 1,
  }))
  if (!options.isFromOutside) kit.own(createSignInMemory).notifyTabs?.()
}

export declare namespace changeSignIn {
  type Options = {
    change?: Partial<SignInState> | undefined
    isFromOutside?: boolean | undefined
  }
}
