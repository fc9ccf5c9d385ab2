/** Names of languages that have others today. */
const renamed: Readonly<Record<string, string>> = {
  in: 'id',
  iw: 'he',
  tl: 'fil',
}

/** Where Chinese is written as in Taiwan. */
const traditional = /-(hant|tw|hk|mo)\b/

/**
 * The first language a person prefers among those there are: `de` for `de-AT`,
 * `zh-TW` for `zh-HK`, `he` for the old name `iw`.
 *
 * @param preferred - BCP 47 tags, the most wanted first
 * @param offered - BCP 47 tags; where a language is there twice, its first one
 * stands for the others
 * @returns `undefined` when none of them is there
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
