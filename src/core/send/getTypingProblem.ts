import { typeAmount } from './typeAmount.js'

/**
 * Why an amount field refuses what was typed or pasted, such as `1,000.50`.
 * A single wrong key explains itself.
 *
 * @param before - what stood in the field
 * @param typed - what was to stand there now
 * @returns `undefined` when it was taken; `plain` is how the number is written
 * without separators and in ASCII digits, where it can be told
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

/** A pasted page is not searched for a number. */
const MAX_LENGTH = 120

/** Digits of each script stand in runs of ten, from 0 to 9. */
function toAsciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Groups of three, with the last other mark in front of the fraction. */
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
