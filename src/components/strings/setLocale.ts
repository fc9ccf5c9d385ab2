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
 * Resolves the requested language, loads its first part and applies it. The
 * second part is loaded by the views that need it. Parts that fail to load
 * stay in English and can be retried.
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

  /** Applies a change unless another language was requested in the meantime. */
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
      // Retried when the modal opens again.
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

/** The browser's preference, if it applies. */
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

/** Custom strings take precedence over translations, and those over English. */
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
