import type { KitStorage } from '../storage.js'

/** Removes what is stored of a login. */
export function clearLogin(storage: Pick<KitStorage, 'remove'>): void {
  storage.remove('emailLoginUsed')
  storage.remove('email')
  storage.remove('lastUsedChain')
  storage.remove('preferredAccountType')
  clearSocialLogin(storage)
  storage.remove('detachedNamespaces')
}

/** Removes what is stored of a social login. */
export function clearSocialLogin(storage: Pick<KitStorage, 'remove'>): void {
  storage.remove('socialUsername')
  storage.remove('socialProvider')
}
