import { type MailLanguage, mailLanguages } from './mailLanguages.js'

const MAX_LENGTH = 200

/**
 * The first language of an `Accept-Language` header that mails are written in:
 * `de` for `de-AT`, `zh-TW` for `zh-Hant`.
 *
 * @returns English for any other
 */
export function findMailLanguage(header: string | undefined): MailLanguage {
  for (const part of (header ?? '').slice(0, MAX_LENGTH).split(',')) {
    const [tag = ''] = part.split(';')
    const found = findTag(tag.trim().toLowerCase())
    if (found) return found
  }
  return 'en'
}

const tags = Object.keys(mailLanguages) as MailLanguage[]

function findTag(tag: string) {
  if (/^zh-(hant|hk|mo)/.test(tag)) return 'zh-TW'
  const [language] = tag.split('-')
  return (
    tags.find((known) => known.toLowerCase() === tag) ??
    tags.find((known) => known.split('-')[0] === language)
  )
}
