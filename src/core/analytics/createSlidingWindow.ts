/**
 * Creates a limit of `max` calls in any `ms` milliseconds.
 *
 * @param parameters.memory - where the times of past calls are kept, so that
 * several limits count together; default the limit itself
 * @returns a function that returns whether one more call is within the limit,
 * and counts it if so
 *
 * @example
 * const isWithin = createSlidingWindow({ max: 5, ms: 60_000 })
 * if (isWithin(Date.now())) report()
 */
export function createSlidingWindow(parameters: {
  max: number
  memory?: Memory | undefined
  ms: number
}): (now: number) => boolean {
  const { max, memory = createMemory(), ms } = parameters
  return (now) => {
    const times = memory.get().filter(
      (time): time is number =>
        // A clock that was set back must not block for longer than the window.
        typeof time === 'number' && time <= now && now - time < ms,
    )
    if (times.length >= max) return false
    memory.set([...times, now])
    return true
  }
}

type Memory = {
  /** Values of any kind; those that are no times are ignored. */
  get(): readonly unknown[]
  set(times: readonly number[]): void
}

function createMemory(): Memory {
  let kept: readonly number[] = []
  return {
    get: () => kept,
    set(times) {
      kept = times
    },
  }
}
