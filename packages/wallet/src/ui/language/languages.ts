import type { Strings } from './translations/english.js'

/** A language besides English, fetched when an app speaks it. */
type LanguageSource = {
  direction: 'ltr' | 'rtl'
  load(): Promise<Strings>
}

/** By BCP 47 tag, as the components of the kit have them. */
export const languages = {
  ar: {
    direction: 'rtl',
    load: () => import('./translations/ar.js').then((module) => module.ar),
  },
  cs: {
    direction: 'ltr',
    load: () => import('./translations/cs.js').then((module) => module.cs),
  },
  de: {
    direction: 'ltr',
    load: () => import('./translations/de.js').then((module) => module.de),
  },
  es: {
    direction: 'ltr',
    load: () => import('./translations/es.js').then((module) => module.es),
  },
  fa: {
    direction: 'rtl',
    load: () => import('./translations/fa.js').then((module) => module.fa),
  },
  fr: {
    direction: 'ltr',
    load: () => import('./translations/fr.js').then((module) => module.fr),
  },
  he: {
    direction: 'rtl',
    load: () => import('./translations/he.js').then((module) => module.he),
  },
  hi: {
    direction: 'ltr',
    load: () => import('./translations/hi.js').then((module) => module.hi),
  },
  id: {
    direction: 'ltr',
    load: () => import('./translations/id.js').then((module) => module.id),
  },
  it: {
    direction: 'ltr',
    load: () => import('./translations/it.js').then((module) => module.it),
  },
  ja: {
    direction: 'ltr',
    load: () => import('./translations/ja.js').then((module) => module.ja),
  },
  ko: {
    direction: 'ltr',
    load: () => import('./translations/ko.js').then((module) => module.ko),
  },
  ms: {
    direction: 'ltr',
    load: () => import('./translations/ms.js').then((module) => module.ms),
  },
  nl: {
    direction: 'ltr',
    load: () => import('./translations/nl.js').then((module) => module.nl),
  },
  pl: {
    direction: 'ltr',
    load: () => import('./translations/pl.js').then((module) => module.pl),
  },
  pt: {
    direction: 'ltr',
    load: () => import('./translations/pt.js').then((module) => module.pt),
  },
  ru: {
    direction: 'ltr',
    load: () => import('./translations/ru.js').then((module) => module.ru),
  },
  th: {
    direction: 'ltr',
    load: () => import('./translations/th.js').then((module) => module.th),
  },
  tr: {
    direction: 'ltr',
    load: () => import('./translations/tr.js').then((module) => module.tr),
  },
  uk: {
    direction: 'ltr',
    load: () => import('./translations/uk.js').then((module) => module.uk),
  },
  vi: {
    direction: 'ltr',
    load: () => import('./translations/vi.js').then((module) => module.vi),
  },
  'zh-CN': {
    direction: 'ltr',
    load: () => import('./translations/zh-CN.js').then((module) => module.zhCN),
  },
  'zh-TW': {
    direction: 'ltr',
    load: () => import('./translations/zh-TW.js').then((module) => module.zhTW),
  },
} as const satisfies Readonly<Record<string, LanguageSource>>
