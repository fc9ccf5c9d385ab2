type Timer = { at: number; run(): void }

/**
 * A clock that advances as fast as the work allows. It replaces timers and
 * `Date.now`, so that many pages can share it.
 *
 * @param parameters.isBusy - Whether work that takes real time is in progress;
 * meanwhile the clock stands still.
 */
export function createVirtualClock(
  parameters: { isBusy?: (() => boolean) | undefined } = {},
): createVirtualClock.ReturnType {
  const { isBusy = () => false } = parameters
  const real = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    now: Date.now,
  }
  let now = real.now()
  let count = 0
  const timers = new Map<number, Timer>()
  const set = (run: () => void, delay = 0) => {
    timers.set(++count, { at: now + Math.max(1, delay), run })
    return count
  }
  globalThis.setTimeout = set as never
  globalThis.clearTimeout = ((id: number) => timers.delete(id)) as never
  Date.now = () => now
  return {
    wait: (ms) => new Promise((resolve) => set(resolve, ms)),
    async advance(ms) {
      const end = now + ms
      await settle(isBusy)
      for (;;) {
        const due = [...timers.values()].map(({ at }) => at)
        const next = due.reduce((one, two) => Math.min(one, two), end + 1)
        if (next > end) break
        now = next
        for (const [id, { at, run }] of [...timers]) {
          if (at > now || !timers.delete(id)) continue
          run()
        }
        await settle(isBusy)
      }
      now = end
    },
    restore() {
      globalThis.setTimeout = real.setTimeout
      globalThis.clearTimeout = real.clearTimeout
      Date.now = real.now
    },
  }
}

export declare namespace createVirtualClock {
  type ReturnType = {
    wait(ms: number): Promise<void>
    /** Advances by milliseconds, and runs everything that is due. */
    advance(ms: number): Promise<void>
    restore(): void
  }
}

/** Waits until all work in progress waits for a timer. */
async function settle(isBusy: () => boolean) {
  for (let quiet = 0; quiet < 2; quiet = isBusy() ? 0 : quiet + 1)
    await new Promise<void>((resolve) => setImmediate(resolve))
}
