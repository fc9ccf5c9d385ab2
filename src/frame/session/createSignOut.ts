import { FRAME_SIGN_OUT_TIMEOUT_MS } from '../../core/constants.js'
import type { KitStorage } from '../../core/storage.js'

/**
 * Signs out even when the frame cannot be reached now: the wish is stored,
 * and told to the frame before anything else as soon as it can hear it.
 *
 * @param parameters.post - Posts the message; resolves when it is confirmed.
 */
export function createSignOut(
  parameters: createSignOut.Parameters,
): createSignOut.ReturnType {
  const { post, storage } = parameters
  const waiting = new Set<() => void>()

  async function send() {
    try {
      await post()
      storage.remove('signOutPending')
    } catch {
      // Stays pending; the next frame is told again.
    }
    for (const resolve of [...waiting]) resolve()
  }

  return {
    isPending: () => storage.get('signOutPending') === true,
    supersede() {
      if (storage.get('signOutPending')) storage.remove('signOutPending')
      // A new login is for every kind of networks.
      storage.remove('detachedNamespaces')
    },
    start() {
      storage.set('signOutPending', true)
      return limit(
        new Promise<void>((resolve) => {
          const end = () => {
            waiting.delete(end)
            resolve()
          }
          waiting.add(end)
        }),
      )
    },
    flush: () => limit(send()),
  }
}

/** Resolves with the promise, or after the sign-out wait. */
function limit(promise: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, FRAME_SIGN_OUT_TIMEOUT_MS)
    promise.then(end, end)
  })
}

export declare namespace createSignOut {
  type Parameters = {
    storage: Pick<KitStorage, 'get' | 'set' | 'remove'>
    post(): Promise<unknown>
  }

  type ReturnType = {
    isPending(): boolean
    /** A new login has taken the place of the session that was to end. */
    supersede(): void
    /** Notes the wish; resolves when it is confirmed, or after 3 s. */
    start(): Promise<void>
    /** Tells the frame; resolves when it has answered, or after 3 s. */
    flush(): Promise<void>
  }
}
