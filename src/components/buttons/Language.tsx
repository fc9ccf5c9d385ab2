'use client'
import { useRequestedLanguage } from '../../modal/language/useRequestedLanguage.js'
import { Boundary } from '../parts/Boundary.js'
import type { CatalogueOverrides } from '../strings/Catalogue.js'
import type { Locale } from '../strings/languages.js'

/**
 * Sets the language of the components and overrides individual strings.
 * Render it anywhere inside `KitProvider`; it renders nothing. Without it,
 * the components follow the browser's preferred language, or fall back to
 * English.
 *
 * Servers render English. The language is applied after mount.
 *
 * @param props.locale - `auto` (default) follows the browser's preference
 * @param props.strings - overrides of our strings, by key. Strings that take
 * values are functions. Define it outside your component, or memoize it
 * @throws KitProviderNotFoundError
 *
 * @example
 * <Language locale="de" strings={{ button: { connect: 'Anmelden' } }} />
 */
export function Language(props: Language.Props) {
  return (
    <Boundary>
      <Request {...props} />
    </Boundary>
  )
}

function Request({ locale = 'auto', strings }: Language.Props) {
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
