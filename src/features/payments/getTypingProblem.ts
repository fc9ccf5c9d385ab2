import { typeAmount } from './typeAmount.js'

/**
 * Returns why an amount field rejects typed or pasted text such as `1,000.50`.
 * A single wrong key needs no explanation.
 *
 * @param before - previous text of the field
 * @param typed - new text
 * @returns `undefined` when the text was accepted; `plain` is the number
 * without separators and in ASCII digits, if it can be determined
 *
 * @example
 * getTypingProblem('', '1,000.50') // { kind: 'separators', plain: '1000.50' }
 */
export function getTypingProblem(
  before: string,
  typed: string,
): getTypingProblem.ReturnType {
  const text = typed.trim()
  if (text === before || typeAmount('', text) === text) return undefined
  if (text.length > MAX_LENGTH) return { kind: 'number', plain: undefined }
  const ascii = text.replace(/\p{Nd}/gu, toAsciiDigit)
  const plain = toPlain(ascii)
  if (ascii !== text) return { kind: 'digits', plain }
  if (plain) return { kind: 'separators', plain }
  const isOneKey = text.length <= before.length + 1
  return isOneKey ? undefined : { kind: 'number', plain: undefined }
}

export declare namespace getTypingProblem {
  type ReturnType =
    | { kind: 'digits' | 'separators' | 'number'; plain: string | undefined }
    | undefined
}

/** Longer pasted text is not searched for a number. */
const MAX_LENGTH = 120

/** The digits of every script are consecutive code points from 0 to 9. */
function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Groups of digits, and a different separator before the fraction. */
function toPlain(text: string) {
  const match =
    /^([0-9]{1,3}(?:([\s,.'’٬_])[0-9]{2,3}(?:\2[0-9]{2,3})*)?|[0-9]+)(?:([.,٫])([0-9]*))?$/u.exec(
      text,
    )
  if (!match) return undefined
  const [, integer = '', group, mark, fraction] = match
  if (mark !== undefined && mark === group) return undefined
  const whole = integer.replace(/[^0-9]/g, '')
  return fraction ? `${whole}.${fraction}` : whole
}
