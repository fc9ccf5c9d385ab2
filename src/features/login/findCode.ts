import { toCode } from './toCode.js'

/**
 * Finds the one-time code in pasted text, such as a whole email.
 *
 * A last line `@host #123456` binds the code to a site; a code for another
 * site is rejected. Otherwise the text must contain exactly one six-digit
 * number.
 *
 * Standard: origin-bound one-time codes (WICG).
 *
 * @param text - pasted text
 * @param host - host name of the page that receives the code
 * @returns the code, or why there is none
 *
 * @example
 * findCode('Your code is 123456.', 'app.example') // { code: '123456' }
 */
export function findCode(text: string, host: string): findCode.ReturnType {
  const plain = text.slice(0, MAX_LENGTH)
  const bound = [...plain.matchAll(boundCode)].at(-1)
  if (bound) {
    const [, site = '', code = ''] = bound
    const own = site.toLowerCase()
    return host === own || host.endsWith(`.${own}`)
      ? { code }
      : { host: own, problem: 'otherHost' }
  }
  const isShort = plain.trim().length <= SHORT_LENGTH
  const digits = plain.match(/\p{Nd}/gu)?.length
  if (isShort && digits === LENGTH && !/\p{L}/u.test(plain))
    return { code: toCode(plain) }
  for (const pattern of [together, inHalves]) {
    const found = [...plain.matchAll(pattern)].map(([run]) => toCode(run))
    const [code, ...others] = new Set(found)
    if (code && others.length > 0) return { problem: 'ambiguous' }
    if (code) return { code }
  }
  return { problem: 'none' }
}

export declare namespace findCode {
  type Refusal =
    | { problem: 'ambiguous' | 'none' }
    /** The code is bound to this host. */
    | { problem: 'otherHost'; host: string }
  type ReturnType =
    | { code: string; problem?: undefined }
    | (Refusal & { code?: undefined })
}

const LENGTH = 6
/** Maximum length of a code with separators, such as `123 - 456`. */
const SHORT_LENGTH = 12
const MAX_LENGTH = 50_000

/** The optional second host is that of an embedded frame. */
const boundCode = /^@([\w.-]+) #(\d{6})(?: [%@][\w.-]+)?\s*$/gm

// Digits that are part of a longer number, word or URL are not a code.
const before = '(?<![\\p{L}\\p{N}_/=&%-]|\\p{N}[.,:])'
const after = '(?![\\p{L}\\p{N}_/=%-]|[.,:]\\p{N})'
const together = new RegExp(`${before}\\p{Nd}{6}${after}`, 'gu')
const inHalves = new RegExp(
  `${before}(?<!\\p{N} )\\p{Nd}{3}[ -]\\p{Nd}{3}${after}(?! \\p{N})`,
  'gu',
)
