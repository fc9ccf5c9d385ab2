import { CLOCK_SKEW_MS, type Limit } from './rules.js'

/**
 * Returns the milliseconds until once more is within all limits; 0 is now. What
 * lies in the future does not count: the clock was wrong then, and nobody has
 * to wait until it is made up for.
 *
 * @param times - of what counts, in ms, the oldest first
 */
export function getWaitMs(
  times: readonly number[],
  limits: readonly Limit[],
  now: number,
): number {
  const past = times.filter((at) => at <= now + CLOCK_SKEW_MS)
  const waits = limits.map(({ max, windowMs }) => {
    const last = past.at(-max)
    return last === undefined ? 0 : last + windowMs - now
  })
  return Math.max(0, ...waits)
}
