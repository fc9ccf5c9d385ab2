import type { Activity } from './activity.js'

/**
 * Groups transactions by month, newest first, and each of them once.
 *
 * @param activities - in any order, such as those of all pages read so far
 * @param options.timeZone - whose months: of the place where it runs, `local`
 * by default, or `UTC`, which is the same on a server and in a browser
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
    /** 0 for January to 11, as `Date` has it. */
    month: number
    year: number
  }
}

/** Pages may overlap when a transaction came in between. */
function sortActivity(activities: readonly Activity[]) {
  const unique = new Map<string, Activity>()
  for (const activity of activities)
    if (!unique.has(activity.id)) unique.set(activity.id, activity)
  return [...unique.values()].sort(
    (one, other) => other.timestamp - one.timestamp,
  )
}
