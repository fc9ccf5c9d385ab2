import type { Limit } from './rules.js'

/**
 * Returns the milliseconds until once more is within all limits; 0 is now.
 *
 * @param times - of what counts, in ms, the oldest first
 */
export function getWaitMs(
  times: readonly number[],
  limits: readonly Limit[],
  now: number,
): number {
  const waits = limits.map(({ max, windowMs }) => {
    const last = times.at(-max)
    return last === undefined ? 0 : last + windowMs - now
  })
  return Math.max(0, ...waits)
}
