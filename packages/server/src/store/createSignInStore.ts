import type { SignInStore } from 'latchkey/server'
import type { Store } from './store.js'

/** A store whose values can be read and then written, one change at a time. */
export type SharedSignInStore = SignInStore & Pick<Store, 'lock'>

/** The hosted sign-in's values in the store, shared by all instances. */
export function createSignInStore(parameters: {
  now(): number
  store: Pick<Store, 'lock' | 'signIns'>
}): SharedSignInStore {
  const { now, store } = parameters
  const { lock, signIns } = store

  async function get(key: string) {
    const found = await signIns.get(key)
    return found && found.expiresAt > now() ? found.value : undefined
  }

  return {
    get,
    lock: (key, run) => lock(`sign-in:${key}`, run),
    async set(key, value, ttlMs) {
      await signIns.set(key, { value, expiresAt: now() + ttlMs })
    },
    // One at a time: of calls at once, of two instances too, one gets it.
    take: (key) =>
      lock(`sign-in:${key}`, async () => {
        const value = await get(key)
        await signIns.delete(key)
        return value
      }),
  }
}
