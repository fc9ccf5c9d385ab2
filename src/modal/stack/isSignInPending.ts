import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'

/**
 * Whether the session of an account is still being read. The modal then waits:
 * the sign-in prompt may follow.
 */
export function isSignInPending(
  kit: Kit,
  account: Pick<Account, 'caipAddress'>,
): boolean {
  const { atoms, siweConfig, siwx, store } = kit
  const isSet = siwx ?? (siweConfig && siweConfig.enabled !== false)
  if (!isSet) return false
  return store.get(atoms.signIn).checked !== account.caipAddress
}
