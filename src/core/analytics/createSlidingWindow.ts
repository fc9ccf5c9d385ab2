/**
 * Creates a limit of `max` calls in any `ms` milliseconds.
 *
 * @returns a function that returns whether one more call is within the limit,
 * and counts it if so
 *
 * @example
 * const isWithin = createSlidingWindow({ max: 5, ms: 60_000 })
 * if (isWithin(Date.now())) report()
 */
export function createSlidingWindow(parameters: {
  max: number
  ms: number
}): (now: number) => boolean {
  const { max, ms } = parameters
  let times: readonly number[] = []
  return (now) => {
    // A clock that was set back must not block for longer than the window.
    times = times.filter((time) => time <= now && now - time < ms)
    if (times.length >= max) return false
    times = [...times, now]
    return true
  }
}
