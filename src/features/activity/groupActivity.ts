import type { Activity } from './activity.js'

/**
 * Groups transactions by month, newest first, without duplicates.
 *
 * @param activities - in any order, for example those of all pages loaded so
 * far
 * @param options.timeZone - time zone of the months: `local` (default), or
 * `UTC`, which gives the same result on the server and in the browser
 *
 * @example
 * for (const { activities, month, year } of groupActivity(data)) {}
 */
export function groupActivity(
  activities: readonly Activity[],
  options: groupActivity.Options = {},
): groupActivity.ReturnType {
  const { timeZone = 'local' } = options
  const groups: { activities: Activity[]; month: number; year: number }[] = []
  for (const activity of sortActivity(activities)) {
    const date = new Date(activity.timestamp)
    const isUtc = timeZone === 'UTC'
    const month = isUtc ? date.getUTCMonth() : date.getMonth()
    const year = isUtc ? date.getUTCFullYear() : date.getFullYear()
    const last = groups.at(-1)
    if (last?.month === month && last.year === year)
      last.activities.push(activity)
    else groups.push({ activities: [activity], month, year })
  }
  return groups
}

export declare namespace groupActivity {
  type Options = { timeZone?: 'local' | 'UTC' | undefined }
  type ReturnType = readonly Group[]
  type Group = {
    /** Newest first. */
    activities: readonly Activity[]
    /** 0 (January) to 11, as in `Date`. */
    month: number
    year: number
  }
}

/** Pages overlap when a transaction arrives between two requests. */
function sortActivity(activities: readonly Activity[]) {
  const unique = new Map<string, Activity>()
  for (const activity of activities)
    if (!unique.has(activity.id)) unique.set(activity.id, activity)
  return [...unique.values()].sort(
    (one, other) => other.timestamp - one.timestamp,
  )
}
