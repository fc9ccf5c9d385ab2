'use client'
import { useRequestedLanguage } from '../../modal/language/useRequestedLanguage.js'
import type { CatalogueOverrides } from '../strings/Catalogue.js'
import type { Locale } from '../strings/languages.js'

/**
 * Chooses the language of the components, and sentences of your own. Render it
 * anywhere inside `KitProvider`; it shows nothing. Without it they setLocale what
 * the browser prefers, or English.
 *
 * Servers render English; a page becomes what is chosen once it is mounted.
 *
 * @param props.locale - `auto` (default) is what the browser prefers
 * @param props.strings - sentences in place of ours, key by key; what takes
 * values is a function. Keep it outside of your component, or memoized
 * @throws KitProviderNotFoundError
 *
 * @example
 * <Language locale="de" strings={{ button: { connect: 'Anmelden' } }} />
 */
export function Language({ locale = 'auto', strings }: Language.Props) {
  useRequestedLanguage({ locale, strings })
  return null
}

export declare namespace Language {
  type Props = {
    locale?: 'auto' | Locale | undefined
    strings?: Strings | undefined
  }
  type Strings = CatalogueOverrides
}
