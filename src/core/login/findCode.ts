import { toCode } from './toCode.js'

/**
 * Finds the one-time code in a pasted text, such as a whole mail.
 *
 * A last line `@host #123456` names the site that the code is for: the code of
 * another site is refused. Otherwise the text must have exactly one number of
 * six digits.
 *
 * Standard: origin-bound one-time codes (WICG).
 *
 * @param text - what was pasted
 * @param host - host name of the page that the code is typed into
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
    /** It is for this site. */
    | { problem: 'otherHost'; host: string }
  type ReturnType =
    | { code: string; problem?: undefined }
    | (Refusal & { code?: undefined })
}

const LENGTH = 6
/** A code with separators, such as `123 - 456`. */
const SHORT_LENGTH = 12
const MAX_LENGTH = 50_000

/** The second host is that of a frame that the code is typed into. */
const boundCode = /^@([\w.-]+) #(\d{6})(?: [%@][\w.-]+)?\s*$/gm

// A part of a longer number, a word or an address is no code.
const before = '(?<![\\p{L}\\p{N}_/=&%-]|\\p{N}[.,:])'
const after = '(?![\\p{L}\\p{N}_/=%-]|[.,:]\\p{N})'
const together = new RegExp(`${before}\\p{Nd}{6}${after}`, 'gu')
const inHalves = new RegExp(
  `${before}(?<!\\p{N} )\\p{Nd}{3}[ -]\\p{Nd}{3}${after}(?! \\p{N})`,
  'gu',
)
