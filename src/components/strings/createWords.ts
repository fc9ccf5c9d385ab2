/** Texts by plural category of the language; `other` is the fallback. */
type Forms = { other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string | undefined
}

/**
 * Returns formatters for counts and dates in a language. Digits are always
 * Latin, as in amounts, and months are Gregorian unless the tag sets a
 * calendar.
 *
 * @param tag - BCP 47; with `-u-ca-...` if another calendar is common
 *
 * @example
 * const { date, plural } = createWords('pl')
 * plural(3, { one: '1 token', few: '3 tokeny', other: '3 tokenów' })
 */
export function createWords(tag: string) {
  const { calendar = 'gregory' } = new Intl.Locale(tag)
  const locale = new Intl.Locale(tag, { calendar, numberingSystem: 'latn' })
  const rules = new Intl.PluralRules(locale)

  /** Created on demand, because `Intl.DateTimeFormat` is slow to construct. */
  function toDateFormat(options: Intl.DateTimeFormatOptions) {
    let format: Intl.DateTimeFormat | undefined
    return (timestamp: number) => {
      format ??= new Intl.DateTimeFormat(locale, options)
      return format.format(timestamp)
    }
  }
  const month = toDateFormat({ month: 'long', timeZone: 'UTC' })
  const monthOfYear = toDateFormat({
    month: 'long',
    timeZone: 'UTC',
    year: 'numeric',
  })

  return {
    /** Returns the text for a count. A count like `20+` uses its digits. */
    plural(count: number | string, forms: Forms): string {
      const number = Number(String(count).replace(/\D/g, ''))
      return forms[rules.select(number)] ?? forms.other
    },
    /** `Nov 22, 2026`, from Unix time in ms. */
    date: toDateFormat({ dateStyle: 'medium' }),
    /** `Nov 22, 2026, 5:00 PM`. */
    dateTime: toDateFormat({ dateStyle: 'medium', timeStyle: 'short' }),
    /** `5:00 PM`. */
    time: toDateFormat({ timeStyle: 'short' }),
    /** `November`, with the year unless it is the current one. */
    month(group: { month: number; year: number }): string {
      const isCurrent = new Date().getFullYear() === group.year
      const at = Date.UTC(group.year, group.month, 15)
      return isCurrent ? month(at) : monthOfYear(at)
    },
  }
}
