/**
 * Formats the heading of a month: its name, and the year unless it is the
 * current one.
 *
 * @param group - `year` and `month` (0 to 11), as returned by `groupActivity`
 * @param options.locale - BCP 47 tag, default the runtime's locale
 * @param options.now - Unix time in milliseconds, default the current time
 * @param options.timeZone - the time zone passed to `groupActivity`;
 * determines the current year. Default `local`
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
