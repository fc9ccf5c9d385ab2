import { BALANCE_FRACTION_DIGITS } from '../constants/balances.js'
import type { InvalidAmountError } from '../errors/send.js'
import { floorDecimal } from './floorDecimal.js'
import { trimZeros } from './trimZeros.js'

/**
 * Significant digits of a balance below 0.001, so that it never reads as zero.
 */
const SMALL_BALANCE_DIGITS = 3

/**
 * Formats a balance for display: at most 3 decimal places, truncated, without
 * trailing zeros. Below 0.001 it keeps the first 3 significant digits, so that
 * a balance never reads as zero. Do not calculate with the result.
 *
 * @param value - decimal string in token units, as returned by `formatAmount`
 * @throws InvalidAmountError when the text is not a plain decimal number
 *
 * @example
 * formatBalance('1.9999') // '1.999'
 * formatBalance('50.000') // '50'
 * formatBalance('0.000012345') // '0.0000123'
 */
export function formatBalance(value: string): string {
  const shown = trimZeros(floorDecimal(value, BALANCE_FRACTION_DIGITS))
  if (shown !== '0') return shown
  const [, zeros = ''] = /\.(0*)/.exec(value) ?? []
  return trimZeros(floorDecimal(value, zeros.length + SMALL_BALANCE_DIGITS))
}

export declare namespace formatBalance {
  type ErrorType = InvalidAmountError
}
