import { getLocks } from '../core/secureContext/getLocks.js'

/**
 * Locks of payments, shared by all tabs of the origin (Web Locks API). The
 * browser releases a lock when its page is closed or reloaded.
 */

/** Marks a payment as being made by this page. Returns the release function. */
export function holdLock(name: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  getLocks()
    ?.request(name, {}, () => held)
    .catch(() => {})
  return release
}

/** Whether an open page holds the lock. */
export async function isLockHeld(name: string): Promise<boolean> {
  try {
    const locks = await getLocks()?.query()
    return (locks?.held ?? []).some((lock) => lock.name === name)
  } catch {
    return false
  }
}

/**
 * Acquires the lock exclusively.
 *
 * @param parameters.error - Creates the error thrown when another page holds
 * it.
 * @returns The release function; `undefined` without Web Locks.
 */
export function acquireLock(
  name: string,
  parameters: { error: () => Error },
): Promise<(() => Promise<void>) | undefined> {
  const locks = getLocks()
  if (!locks) return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const take = (granted: Lock | null) => {
      if (!granted) {
        reject(parameters.error())
        return undefined
      }
      return new Promise<void>((release) => {
        resolve(async () => {
          release()
          await done
        })
      })
    }
    const done = Promise.resolve()
      .then(() => locks.request(name, { ifAvailable: true }, take))
      .catch(() => resolve(undefined))
  })
}

/**
 * Waits until no other page holds the lock, and acquires it.
 *
 * @returns the release function, which may be called again
 * @throws what `signal` aborts with
 */
export function waitForLock(
  name: string,
  parameters: { signal: AbortSignal },
): Promise<() => void> {
  const { signal } = parameters
  const locks = getLocks()
  if (!locks) return Promise.resolve(() => {})
  return new Promise((resolve, reject) => {
    const take = () => new Promise<void>((release) => resolve(() => release()))
    Promise.resolve()
      .then(() => locks.request(name, { signal }, take))
      // A browser that blocks storage refuses the lock.
      .catch(() => (signal.aborted ? reject(signal.reason) : resolve(() => {})))
  })
}
