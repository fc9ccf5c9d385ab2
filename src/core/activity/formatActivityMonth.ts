/**
 * Title of a month of the activity: its name, and the year unless it is the
 * current one.
 *
 * @param group - `year` and `month` (0 to 11), as `groupActivity` gives them
 * @param options.locale - BCP 47 tag, default that of the place where it runs
 * @param options.now - ms since 1970, default the clock
 * @param options.timeZone - the one the months are of, as for `groupActivity`;
 * it decides which year is the current one. Default `local`
 *
 * @example
 * formatActivityMonth({ year: 2025, month: 2 }, { locale: 'en' }) // 'March 2025'
 */
export function formatActivityMonth(
  group: { month: number; year: number },
  options: formatActivityMonth.Options = {},
): string {
  const { locale, now = Date.now(), timeZone = 'local' } = options
  const { month, year } = group
  const today = new Date(now)
  const thisYear =
    timeZone === 'UTC' ? today.getUTCFullYear() : today.getFullYear()
  const isCurrent = thisYear === year
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    timeZone: 'UTC',
    ...(isCurrent ? {} : { year: 'numeric' }),
  }).format(Date.UTC(year, month, 15))
}

export declare namespace formatActivityMonth {
  type Options = {
    locale?: string | undefined
    now?: number | undefined
    timeZone?: 'local' | 'UTC' | undefined
  }
}
