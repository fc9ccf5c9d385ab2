import { InvalidAmountError } from '../errors/send.js'

/**
 * The digits of a number that a price service has given, without exponent.
 * What is too small to matter reads '0'.
 *
 * @throws InvalidAmountError when it is negative or not a number
 *
 * @example
 * toDecimalText(2.5) // '2.5'
 */
export function toDecimalText(value: number): string {
  if (!Number.isFinite(value) || value < 0)
    throw new InvalidAmountError({ amount: value })
  const text = String(value)
  if (text.includes('e-')) return '0'
  return text.includes('e') ? BigInt(value).toString() : text
}
