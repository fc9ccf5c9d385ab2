import type { RestPart, StartPart } from './Catalogue.js'

/** A translation, loaded on demand. */
export type LanguageSource = {
  direction: 'ltr' | 'rtl'
  start(): Promise<{ start: StartPart }>
  rest(): Promise<{ rest: RestPart }>
}

/** By BCP 47 tag. For several tags of a language, the first is the fallback. */
export const languages = {
  ar: {
    direction: 'rtl',
    start: () => import('../languages/ar/start.js'),
    rest: () => import('../languages/ar/rest.js'),
  },
  cs: {
    direction: 'ltr',
    start: () => import('../languages/cs/start.js'),
    rest: () => import('../languages/cs/rest.js'),
  },
  de: {
    direction: 'ltr',
    start: () => import('../languages/de/start.js'),
    rest: () => import('../languages/de/rest.js'),
  },
  es: {
    direction: 'ltr',
    start: () => import('../languages/es/start.js'),
    rest: () => import('../languages/es/rest.js'),
  },
  fa: {
    direction: 'rtl',
    start: () => import('../languages/fa/start.js'),
    rest: () => import('../languages/fa/rest.js'),
  },
  fr: {
    direction: 'ltr',
    start: () => import('../languages/fr/start.js'),
    rest: () => import('../languages/fr/rest.js'),
  },
  he: {
    direction: 'rtl',
    start: () => import('../languages/he/start.js'),
    rest: () => import('../languages/he/rest.js'),
  },
  hi: {
    direction: 'ltr',
    start: () => import('../languages/hi/start.js'),
    rest: () => import('../languages/hi/rest.js'),
  },
  id: {
    direction: 'ltr',
    start: () => import('../languages/id/start.js'),
    rest: () => import('../languages/id/rest.js'),
  },
  it: {
    direction: 'ltr',
    start: () => import('../languages/it/start.js'),
    rest: () => import('../languages/it/rest.js'),
  },
  ja: {
    direction: 'ltr',
    start: () => import('../languages/ja/start.js'),
    rest: () => import('../languages/ja/rest.js'),
  },
  ko: {
    direction: 'ltr',
    start: () => import('../languages/ko/start.js'),
    rest: () => import('../languages/ko/rest.js'),
  },
  ms: {
    direction: 'ltr',
    start: () => import('../languages/ms/start.js'),
    rest: () => import('../languages/ms/rest.js'),
  },
  nl: {
    direction: 'ltr',
    start: () => import('../languages/nl/start.js'),
    rest: () => import('../languages/nl/rest.js'),
  },
  pl: {
    direction: 'ltr',
    start: () => import('../languages/pl/start.js'),
    rest: () => import('../languages/pl/rest.js'),
  },
  pt: {
    direction: 'ltr',
    start: () => import('../languages/pt/start.js'),
    rest: () => import('../languages/pt/rest.js'),
  },
  ru: {
    direction: 'ltr',
    start: () => import('../languages/ru/start.js'),
    rest: () => import('../languages/ru/rest.js'),
  },
  th: {
    direction: 'ltr',
    start: () => import('../languages/th/start.js'),
    rest: () => import('../languages/th/rest.js'),
  },
  tr: {
    direction: 'ltr',
    start: () => import('../languages/tr/start.js'),
    rest: () => import('../languages/tr/rest.js'),
  },
  uk: {
    direction: 'ltr',
    start: () => import('../languages/uk/start.js'),
    rest: () => import('../languages/uk/rest.js'),
  },
  vi: {
    direction: 'ltr',
    start: () => import('../languages/vi/start.js'),
    rest: () => import('../languages/vi/rest.js'),
  },
  'zh-CN': {
    direction: 'ltr',
    start: () => import('../languages/zh-CN/start.js'),
    rest: () => import('../languages/zh-CN/rest.js'),
  },
  'zh-TW': {
    direction: 'ltr',
    start: () => import('../languages/zh-TW/start.js'),
    rest: () => import('../languages/zh-TW/rest.js'),
  },
} as const satisfies Readonly<Record<string, LanguageSource>>

/** Supported language, as a BCP 47 tag. */
export type Locale = 'en' | keyof typeof languages
