import type { Translation } from './english.js'

/** A language besides English, fetched when an app speaks it. */
type LanguageSource = {
  direction: 'ltr' | 'rtl'
  load(): Promise<Translation>
}

/** By BCP 47 tag, as the components of the kit have them. */
export const languages = {
  de: {
    direction: 'ltr',
    load: () => import('./translations/de.js').then((module) => module.de),
  },
} as const satisfies Readonly<Record<string, LanguageSource>>
