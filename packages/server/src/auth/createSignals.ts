import { waitForWake } from '../http/waitForWake.js'

/** Wakes requests that poll for a change, within this process. */
export type Signals = {
  wake(key: string): void
  /** Resolves when `isDone`, when woken, after `ms` or on abort. */
  wait(
    key: string,
    parameters: {
      isDone: () => Promise<boolean>
      ms: number
      signal?: AbortSignal | undefined
    },
  ): Promise<void>
}

/** Polls of other processes end after `ms` and are repeated by the page. */
export function createSignals(): Signals {
  const waiting = new Map<string, Set<() => void>>()
  return {
    wake(key) {
      for (const wake of waiting.get(key) ?? []) wake()
    },
    async wait(key, { isDone, ms, signal }) {
      const waiters = waiting.get(key) ?? new Set()
      waiting.set(key, waiters)
      const done = new AbortController()
      // Waits before it asks, or a change in between would be missed.
      const woken = waitForWake(
        waiters,
        ms,
        AbortSignal.any(signal ? [signal, done.signal] : [done.signal]),
      )
      try {
        if (!(await isDone())) await woken
      } finally {
        done.abort()
        if (waiters.size === 0) waiting.delete(key)
      }
    },
  }
}
