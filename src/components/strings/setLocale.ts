import type {
  Language,
  RequestedLanguage,
} from '../../core/language/language.js'
import { matchLocale } from '../../core/language/matchLocale.js'
import { mergeStrings } from '../../core/language/mergeStrings.js'
import type { useLoadLanguage } from '../../modal/language/useLoadLanguage.js'
import { createFigure } from './createFigure.js'
import { type LanguageSource, languages } from './languages.js'

const offered = ['en', ...Object.keys(languages)]

/**
 * Finds the language that is wanted, fetches its first part, and says so. The
 * other part is asked for by who shows it. What cannot be fetched stays in
 * English, and can be asked for again.
 */
export async function setLocale(
  ...[{ atoms, store }, wish]: Parameters<useLoadLanguage.SetLocale>
): Promise<void> {
  const read = () => store.get(atoms.language)
  const heard = listen(wish)
  const locale = findLocale(wish)
  const source = (languages as Readonly<Record<string, LanguageSource>>)[locale]
  const parts: Parts = {}
  let isLoading = false

  /** Unless something else was asked for since. */
  function say(change: Partial<Language>) {
    if (read().wish !== wish || heard !== listen(wish)) return
    store.set(atoms.language, {
      direction: source?.direction ?? (wish && 'ltr'),
      heard,
      isSpoken: true,
      loadRest: source && !parts.rest ? () => void loadRest() : undefined,
      locale,
      toFigure: source && createFigure(locale),
      translate: createTranslate({ ...parts }, wish),
      wish,
      ...change,
    })
  }

  async function loadRest() {
    if (isLoading) return
    isLoading = true
    try {
      parts.rest = (await source?.rest())?.rest
      say({})
    } catch {
      // Asked for again with the next opening.
      isLoading = false
    }
  }

  try {
    parts.start = (await source?.start())?.start
    if (!read().isSpoken || read().heard !== heard) say({})
  } catch {
    const toFigure = undefined
    const loadRest = undefined
    say({ direction: 'ltr', isSpoken: false, loadRest, locale: 'en', toFigure })
  }
}

type Parts = { start?: object | undefined; rest?: object | undefined }

/** What the browser prefers, where that decides. */
const listen = (wish: RequestedLanguage | undefined) =>
  isFollowing(wish) ? String(navigator.languages) : undefined

const isFollowing = (
  wish: RequestedLanguage | undefined,
): wish is (RequestedLanguage & { locale: 'auto' }) | undefined =>
  !wish || wish.locale === 'auto'

function findLocale(wish: RequestedLanguage | undefined) {
  const preferred = isFollowing(wish) ? navigator.languages : [wish.locale]
  return matchLocale(preferred, offered) ?? 'en'
}

/** Own sentences over translated ones over English. */
function createTranslate(
  parts: Parts,
  wish: RequestedLanguage | undefined,
): Language['translate'] {
  const own = wish?.strings
  if (!own && !parts.start) return undefined
  const merged = new Map<object, object>()
  return <slice extends object>(part: keyof Parts, english: slice): slice => {
    const strings = (parts[part] ?? english) as slice
    if (!own) return strings
    const known = merged.get(strings) ?? mergeStrings(strings, own)
    merged.set(strings, known)
    return known as slice
  }
}
