import { InvalidAmountError, InvalidDecimalsError } from '../errors/send.js'

/**
 * Formats base units as a decimal string without rounding or exponent. Inverse
 * of `parseAmount`. Trailing zeros of the fraction are removed.
 *
 * @param value - base units, not negative
 * @param decimals - decimals of the token, an integer from 0 to 255
 * @throws InvalidAmountError when `value` is negative or not a bigint
 * @throws InvalidDecimalsError when `decimals` is not an integer from 0 to 255
 *
 * @example
 * formatAmount(1500000n, 6) // '1.5'
 */
export function formatAmount(value: bigint, decimals: number): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new InvalidDecimalsError({ decimals })
  if (typeof value !== 'bigint' || value < 0n)
    throw new InvalidAmountError({ amount: value })
  const digits = value.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const fraction = digits.slice(point).replace(/0+$/, '')
  return fraction
    ? `${digits.slice(0, point)}.${fraction}`
    : digits.slice(0, point)
}

export declare namespace formatAmount {
  type ErrorType = InvalidAmountError | InvalidDecimalsError
}
