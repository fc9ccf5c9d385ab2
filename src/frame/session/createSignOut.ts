import type { KitStorage } from '../../core/storage.js'

/** Timeout for the frame to confirm a sign-out. */
const FRAME_SIGN_OUT_TIMEOUT_MS = 3_000

/**
 * Signs out even if the frame cannot be reached now: the sign-out is stored,
 * and sent to the frame before anything else once it is reachable.
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
      // Stays pending; the next frame gets it again.
    }
    for (const resolve of [...waiting]) resolve()
  }

  return {
    isPending: () => storage.get('signOutPending') === true,
    supersede() {
      if (storage.get('signOutPending')) storage.remove('signOutPending')
      // A new login is valid for all namespaces.
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

/** Resolves with the promise, or after the sign-out timeout. */
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
    /**
     * Drops a pending sign-out, because a new login has replaced the session.
     */
    supersede(): void
    /** Stores the sign-out; resolves when it is confirmed, or after 3 s. */
    start(): Promise<void>
    /** Sends it to the frame; resolves when it is answered, or after 3 s. */
    flush(): Promise<void>
  }
}
