/** Current codes of languages with deprecated codes. */
const renamed: Readonly<Record<string, string>> = {
  in: 'id',
  iw: 'he',
  tl: 'fil',
}

/** Scripts and regions of Traditional Chinese. */
const traditional = /-(hant|tw|hk|mo)\b/

/**
 * Returns the first preferred language that is offered: `de` for `de-AT`,
 * `zh-TW` for `zh-HK`, `he` for the deprecated `iw`.
 *
 * @param preferred - BCP 47 tags, most preferred first
 * @param offered - BCP 47 tags; if a language is offered twice, the first one
 * is used for its other regions
 * @returns `undefined` when none is offered
 *
 * @example
 * matchLocale(['gsw-CH', 'de-CH', 'en'], ['de', 'en']) // 'de'
 */
export function matchLocale<locale extends string>(
  preferred: readonly string[],
  offered: readonly locale[],
): locale | undefined {
  for (const tag of preferred) {
    const wanted = normalize(tag)
    const found =
      offered.find((locale) => normalize(locale) === wanted) ??
      offered.find(
        (locale) => toLanguage(normalize(locale)) === toLanguage(wanted),
      )
    if (found) return found
  }
  return undefined
}

function normalize(tag: string) {
  const [language = '', ...rest] = tag
    .toLowerCase()
    .replace(/_/g, '-')
    .split('-')
  const name = [renamed[language] ?? language, ...rest].join('-')
  if (toLanguage(name) !== 'zh') return name
  const isSimplified = name.includes('-hans')
  return !isSimplified && traditional.test(name) ? 'zh-tw' : 'zh-cn'
}

const toLanguage = (tag: string) => tag.split('-')[0]
