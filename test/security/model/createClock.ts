type Timer = { at: number; order: number; every: number; run(): void }

const real = {
  clearInterval: globalThis.clearInterval,
  clearTimeout: globalThis.clearTimeout,
  now: Date.now,
  setImmediate: globalThis.setImmediate,
  setInterval: globalThis.setInterval,
  setTimeout: globalThis.setTimeout,
}

/** Runs everything that is ready, including what has been rendered. */
async function turn() {
  for (let count = 0; count < 2; count++)
    await new Promise<void>((resolve) => void real.setImmediate(resolve))
}

/**
 * Creates a clock that stands still until it is advanced. vitest's own clock
 * waits a real millisecond for every timer, which is most of the time of such
 * a test.
 */
export function createClock() {
  const timers = new Map<number, Timer>()
  let now = 1_800_000_000_000
  let count = 0

  function add(run: () => void, ms: number | undefined, every: number) {
    const delay = Math.max(Number(ms) || 0, 0)
    const id = ++count
    timers.set(id, { at: now + delay, order: id, every, run })
    return id
  }

  function next(until: number) {
    let found: [number, Timer] | undefined
    for (const entry of timers) {
      const [, timer] = entry
      if (timer.at > until) continue
      if (!found || timer.at < found[1].at) found = entry
    }
    return found
  }

  /** Runs everything that is due within `ms`, in order. */
  async function advance(ms = 0) {
    const until = now + ms
    await turn()
    for (let found = next(until); found; found = next(until)) {
      const [id, timer] = found
      now = Math.max(now, timer.at)
      if (timer.every) timer.at = now + timer.every
      else timers.delete(id)
      timer.run()
      await turn()
    }
    now = until
  }

  return {
    advance,
    now: () => now,
    count: () => timers.size,
    clear: () => timers.clear(),
    install() {
      const clear = (id: unknown) => void timers.delete(id as number)
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms?: number, ...rest: unknown[]) =>
          add(() => (run as (...args: unknown[]) => void)(...rest), ms, 0),
        setInterval: (run: () => void, ms?: number) =>
          add(run, ms, Math.max(Number(ms) || 0, 1)),
        clearTimeout: clear,
        clearInterval: clear,
      })
      Date.now = () => now
    },
    uninstall() {
      const { now: realNow, ...rest } = real
      Object.assign(globalThis, rest)
      Date.now = realNow
    },
  }
}

export type Clock = ReturnType<typeof createClock>
