import { InvalidAmountError, InvalidDecimalsError } from '../errors/send.js'

/**
 * Writes base units as decimal text, whole and without an exponent: the exact
 * inverse of `parseAmount`. Zeros at the end of the fraction are left out.
 *
 * @param value - base units, not negative
 * @param decimals - decimal places of the token, whole number 0 to 255
 * @throws InvalidAmountError when `value` is negative or no bigint
 * @throws InvalidDecimalsError when `decimals` is not a whole number 0 to 255
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
