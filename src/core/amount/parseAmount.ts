import {
  InvalidAmountError,
  InvalidDecimalsError,
  TooManyDecimalsError,
} from '../errors/send.js'

/** 2^256 has 78 digits. `[0-9]` makes the ASCII restriction explicit. */
const amountPattern = /^([0-9]{1,78})(?:\.([0-9]+))?$/

/**
 * Parses an amount entered by a user into base units. Never rounds.
 *
 * Grammar: ASCII digits with at most one dot between digits; no sign,
 * exponent, whitespace or comma; at most 78 digits before the dot.
 *
 * @param value - decimal string, for example `'1.5'`
 * @param decimals - decimals of the token, an integer from 0 to 255
 * @returns base units
 * @throws InvalidAmountError when the text is not a valid amount
 * @throws TooManyDecimalsError when it has more fraction digits than the token
 * has decimals, zeros included
 * @throws InvalidDecimalsError when `decimals` is not an integer from 0 to 255
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
