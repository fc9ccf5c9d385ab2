import {
  InvalidAmountError,
  InvalidDecimalsError,
  TooManyDecimalsError,
} from '../errors/send.js'

/** 2^256 has 78 digits. Without the `u` flag `\d` is ASCII, said outright. */
const amountPattern = /^([0-9]{1,78})(?:\.([0-9]+))?$/

/**
 * Reads an amount typed by a person into base units. Never rounds.
 *
 * Grammar: ASCII digits with at most one dot between digits; no sign, no
 * exponent, no blank, no comma; at most 78 digits before the dot.
 *
 * @param value - decimal text, such as `'1.5'`
 * @param decimals - decimal places of the token, whole number 0 to 255
 * @returns base units
 * @throws InvalidAmountError when the text is not such a number
 * @throws TooManyDecimalsError when it has more digits after the dot than the
 * token has decimal places, zeros included
 * @throws InvalidDecimalsError when `decimals` is not a whole number 0 to 255
 *
 * @example
 * parseAmount('1.5', 6) // 1500000n
 */
export function parseAmount(value: string, decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    throw new InvalidDecimalsError({ decimals })
  const match = typeof value === 'string' ? amountPattern.exec(value) : null
  if (!match) throw new InvalidAmountError({ amount: value })
  const [, integer = '', fraction = ''] = match
  if (fraction.length > decimals)
    throw new TooManyDecimalsError({ amount: value, decimals })
  return BigInt(integer + fraction.padEnd(decimals, '0'))
}

export declare namespace parseAmount {
  type ErrorType =
    | InvalidAmountError
    | InvalidDecimalsError
    | TooManyDecimalsError
}
