import { InvalidAmountError } from '../errors/send.js'

/**
 * Converts a number from a price service to a decimal string without an
 * exponent. Returns '0' for numbers below 0.000001.
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
