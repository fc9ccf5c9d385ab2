import type { RestPart, StartPart } from './Catalogue.js'

/** A language besides English, fetched when somebody speaks it. */
export type LanguageSource = {
  direction: 'ltr' | 'rtl'
  start(): Promise<{ start: StartPart }>
  rest(): Promise<{ rest: RestPart }>
}

/** By BCP 47 tag; of two with one language, the first stands for the others. */
export const languages = {
  ar: {
    direction: 'rtl',
    start: () => import('../languages/ar/start.js'),
    rest: () => import('../languages/ar/rest.js'),
  },
  de: {
    direction: 'ltr',
    start: () => import('../languages/de/start.js'),
    rest: () => import('../languages/de/rest.js'),
  },
} as const satisfies Readonly<Record<string, LanguageSource>>

/** A language that the components speak, as a BCP 47 tag. */
export type Locale = 'en' | keyof typeof languages
