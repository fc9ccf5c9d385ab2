/** Sentences by what counts in a language; `other` is for the rest. */
type Forms = { other: string } & {
  readonly [rule in Intl.LDMLPluralRule]?: string | undefined
}

/**
 * What sentences with numbers and dates need in a language. Digits are the
 * ones of the figures beside them, and months those of the groups.
 *
 * @param tag - BCP 47; with `-u-ca-...` where another calendar is usual
 *
 * @example
 * const { date, plural } = createWords('pl')
 * plural(3, { one: '1 token', few: '3 tokeny', other: '3 tokenów' })
 */
export function createWords(tag: string) {
  const { calendar = 'gregory' } = new Intl.Locale(tag)
  const locale = new Intl.Locale(tag, { calendar, numberingSystem: 'latn' })
  const rules = new Intl.PluralRules(locale)

  /** Looked up when it is needed, because it takes a moment. */
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
    /** The sentence for a count; one like `20+` counts as its digits. */
    plural(count: number | string, forms: Forms): string {
      const number = Number(String(count).replace(/\D/g, ''))
      return forms[rules.select(number)] ?? forms.other
    },
    /** `Nov 22, 2026`, of ms since 1970. */
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
