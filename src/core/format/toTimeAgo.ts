const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MONTH_MS = 30 * DAY_MS
const YEAR_MS = 365 * DAY_MS

/**
 * Returns the age of a timestamp in whole units, truncated. A timestamp in the
 * future, due to a wrong clock, counts as now.
 *
 * @param timestamp - Unix time in milliseconds
 * @param now - Unix time in milliseconds
 *
 * @example
 * toTimeAgo(now - 7_200_000, now) // { count: 2, unit: 'hour' }
 */
export function toTimeAgo(
  timestamp: number,
  now: number,
): toTimeAgo.ReturnType {
  const age = Math.max(0, now - timestamp)
  if (age < MINUTE_MS) return count(age, SECOND_MS, 'second')
  if (age < HOUR_MS) return count(age, MINUTE_MS, 'minute')
  if (age < DAY_MS) return count(age, HOUR_MS, 'hour')
  if (age < MONTH_MS) return count(age, DAY_MS, 'day')
  if (age >= YEAR_MS) return count(age, YEAR_MS, 'year')
  // Twelve months of 30 days are less than a year.
  return { count: Math.min(11, Math.floor(age / MONTH_MS)), unit: 'month' }
}

export declare namespace toTimeAgo {
  type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'
  type ReturnType = { count: number; unit: Unit }
}

function count(age: number, length: number, unit: toTimeAgo.Unit) {
  return { count: Math.floor(age / length), unit }
}
