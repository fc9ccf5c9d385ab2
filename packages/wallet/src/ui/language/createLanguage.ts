import { languages } from './languages.js'
import { english, type Strings } from './translations/english.js'

export type CardLanguage = {
  /** BCP 47 tag of what is asked for; English for one that is not there. */
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly strings: Strings
}

export type Language = {
  /** Tag of what is asked for now. */
  locale(): string
  /** Changes the language. A tag that we don't have means English. */
  setLocale(tag: string): void
  /** Resolves once the sentences are here, or with English. Never rejects. */
  read(): Promise<CardLanguage>
}

/** A card in English beats a card that is late. */
const LOAD_TIMEOUT_MS = 3_000

/** What the card speaks when nobody asks for another language. */
export const inEnglish: CardLanguage = {
  direction: 'ltr',
  locale: 'en',
  strings: english,
}

/**
 * The language of the card: the one that the app asks for, when it is one of
 * ours. Each is a file of its own, loaded when it is first asked for.
 */
export function createLanguage(): Language {
  let reading: Promise<CardLanguage> = Promise.resolve(inEnglish)
  let asked = inEnglish.locale

  return {
    locale: () => asked,
    setLocale(tag) {
      const locale = findLocale(tag)
      asked = locale ?? inEnglish.locale
      reading = locale ? load(locale) : Promise.resolve(inEnglish)
    },
    async read() {
      let before: typeof reading
      let language: CardLanguage
      do {
        before = reading
        language = await before
        // Another one may have been asked for meanwhile.
      } while (before !== reading)
      return language
    },
  }
}

type Locale = keyof typeof languages

const TAG_MAX_LENGTH = 35

/** The tag itself, or its language: `de` for `de-AT`. */
function findLocale(tag: string): Locale | undefined {
  if (tag.length > TAG_MAX_LENGTH) return undefined
  if (isLocale(tag)) return tag
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    const name =
      language === 'zh' ? (script === 'Hant' ? 'zh-TW' : 'zh-CN') : language
    return isLocale(name) ? name : undefined
  } catch {
    return undefined
  }
}

/** Own keys alone: a tag such as `constructor` is no language. */
function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(languages, tag)
}

async function load(locale: Locale): Promise<CardLanguage> {
  const { direction, load } = languages[locale]
  let onLoaded = () => {}
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, LOAD_TIMEOUT_MS)
    onLoaded = () => clearTimeout(timer)
  })
  const strings: Strings | undefined = await Promise.race([
    load().catch(() => undefined),
    late,
  ])
  onLoaded()
  return strings ? { direction, locale, strings } : inEnglish
}
