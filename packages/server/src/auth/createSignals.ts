import { waitForWake } from '../http/waitForWake.js'

/** Wakes requests that poll for a change, within this process. */
export type Signals = {
  wake(key: string): void
  /** Ends all waits, and those that follow, as the process is about to end. */
  end(): void
  /** Whether the process is about to end. */
  isEnding(): boolean
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

/**
 * Without `wakes`, polls of other processes end after `ms` and are repeated by
 * the page.
 */
export function createSignals(wakes?: createSignals.Wakes): Signals {
  const waiting = new Map<string, Set<() => void>>()
  const stopping = new AbortController()
  const wake = (key: string) => {
    for (const wakeOne of waiting.get(key) ?? []) wakeOne()
  }
  wakes?.listen((key) => {
    for (const known of key === undefined ? [...waiting.keys()] : [key])
      wake(known)
  })
  return {
    wake(key) {
      wake(key)
      wakes?.publish(key)
    },
    end() {
      stopping.abort()
    },
    isEnding: () => stopping.signal.aborted,
    async wait(key, { isDone, ms, signal }) {
      const waiters = waiting.get(key) ?? new Set()
      waiting.set(key, waiters)
      const done = new AbortController()
      // Waits before it asks, or a change in between would be missed.
      const woken = waitForWake(
        waiters,
        ms,
        AbortSignal.any([
          ...(signal ? [signal] : []),
          ...[done.signal, stopping.signal],
        ]),
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

export declare namespace createSignals {
  /** Tells all processes that share a store what has changed. */
  type Wakes = {
    publish(key: string): void
    /** Without a key, any of them may have changed. */
    listen(wake: (key?: string | undefined) => void): void
  }
}
