import type { SignInStore } from 'latchkey/server'
import type { SignIn, Store } from './store.js'

/** A store whose values can be read and then written, one change at a time. */
export type SharedSignInStore = SignInStore & Pick<Store, 'lock'>

/** The hosted sign-in's values in the store, shared by all instances. */
export function createSignInStore(parameters: {
  now(): number
  store: Pick<Store, 'change' | 'lock' | 'signIns'>
}): SharedSignInStore {
  const { now, store } = parameters
  const { lock, signIns } = store
  const toValue = (found: SignIn | undefined) =>
    found && found.expiresAt > now() ? found.value : undefined
  return {
    get: async (key) => toValue(await signIns.get(key)),
    lock: (key, run) => lock(`sign-in:${key}`, run),
    async set(key, value, ttlMs) {
      await signIns.set(key, { value, expiresAt: now() + ttlMs })
    },
    // Of calls at once, of two instances too, one gets it.
    take: (key) =>
      store.change(`sign-in:${key}`, async ({ signIns }) => {
        const found = await signIns.get(key)
        if (found) await signIns.delete(key)
        return toValue(found)
      }),
  }
}
