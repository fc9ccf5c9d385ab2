import { ar } from './languages/ar.js'
import { cs } from './languages/cs.js'
import { de } from './languages/de.js'
import { en, type MailWords } from './languages/en.js'
import { es } from './languages/es.js'
import { fa } from './languages/fa.js'
import { fr } from './languages/fr.js'
import { he } from './languages/he.js'
import { hi } from './languages/hi.js'
import { id } from './languages/id.js'
import { it } from './languages/it.js'
import { ja } from './languages/ja.js'
import { ko } from './languages/ko.js'
import { ms } from './languages/ms.js'
import { nl } from './languages/nl.js'
import { pl } from './languages/pl.js'
import { pt } from './languages/pt.js'
import { ru } from './languages/ru.js'
import { th } from './languages/th.js'
import { tr } from './languages/tr.js'
import { uk } from './languages/uk.js'
import { vi } from './languages/vi.js'
import { zhCN } from './languages/zh-CN.js'
import { zhTW } from './languages/zh-TW.js'

/** By BCP 47 tag. For several tags of a language, the first is the fallback. */
export const mailLanguages = {
  ar,
  cs,
  de,
  en,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  pl,
  pt,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
} as const satisfies Record<string, MailWords>

export type MailLanguage = keyof typeof mailLanguages
