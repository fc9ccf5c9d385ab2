type Timer = { at: number; id: number; run(): void }

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
  const timers = createQueue()
  const cleared = new Set<number>()
  const set = (run: () => void, delay = 0) => {
    timers.add({ at: now + Math.max(1, delay), id: ++count, run })
    return count
  }
  globalThis.setTimeout = set as never
  globalThis.clearTimeout = ((id: number) => void cleared.add(id)) as never
  Date.now = () => now
  return {
    wait: (ms) => new Promise((resolve) => set(resolve, ms)),
    async advance(ms) {
      const end = now + ms
      await settle(isBusy)
      for (;;) {
        const next = timers.first()
        if (!next || next.at > end) break
        now = next.at
        for (
          let due = timers.first();
          due && due.at <= now;
          due = timers.first()
        ) {
          timers.removeFirst()
          if (!cleared.delete(due.id)) due.run()
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

/** Timers in the order in which they are due (a binary heap). */
function createQueue() {
  const heap: Timer[] = []
  const isBefore = (one: Timer | undefined, two: Timer | undefined) =>
    one !== undefined &&
    two !== undefined &&
    (one.at < two.at || (one.at === two.at && one.id < two.id))
  function swap(one: number, two: number) {
    const kept = heap[one] as Timer
    heap[one] = heap[two] as Timer
    heap[two] = kept
  }
  return {
    first: () => heap[0],
    add(timer: Timer) {
      let index = heap.push(timer) - 1
      for (let up = (index - 1) >> 1; index > 0; up = (index - 1) >> 1) {
        if (!isBefore(heap[index], heap[up])) break
        swap(index, up)
        index = up
      }
    },
    removeFirst() {
      const last = heap.pop()
      if (!last || heap.length === 0) return
      heap[0] = last
      for (let index = 0; ; ) {
        const [left, right] = [2 * index + 1, 2 * index + 2]
        let least = index
        if (isBefore(heap[left], heap[least])) least = left
        if (isBefore(heap[right], heap[least])) least = right
        if (least === index) break
        swap(index, least)
        index = least
      }
    },
  }
}
