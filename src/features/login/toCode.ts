import { EMAIL_CODE_LENGTH } from '../../core/constants/login.js'

/**
 * Extracts the digits of a one-time code from typed or pasted text. Converts
 * digits of other scripts, which mobile keyboards produce, to ASCII.
 *
 * @param text - for example `123 456`
 * @returns at most six digits
 *
 * @example
 * toCode('123-456') // '123456'
 */
export function toCode(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(foreignDigits, (digit) => {
      const code = digit.charCodeAt(0)
      return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
    })
    .replace(/[^0-9]/g, '')
    .slice(0, EMAIL_CODE_LENGTH)
}

const MAX_LENGTH = 1_000

/** Code points of the digit zero: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6]
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g
