import { floorDecimal } from '../format/floorDecimal.js'

/** Enough for a fee of a cent in any coin. */
const FEE_FRACTION_DIGITS = 8

/**
 * Writes a fee for display: at most 8 decimal places, cut.
 *
 * @param value - decimal text in whole coins
 * @returns `undefined` when it is less than what 8 places can show
 *
 * @example
 * formatFee('0.000031500000147') // '0.0000315'
 */
export function formatFee(value: string): string | undefined {
  const text = floorDecimal(value, FEE_FRACTION_DIGITS).replace(/\.?0+$/, '')
  return text === '0' && /[1-9]/.test(value) ? undefined : text
}
