import { floorDecimal } from '../../core/format/floorDecimal.js'

/** Enough for a fee of one cent in any native token. */
const FEE_FRACTION_DIGITS = 8

/**
 * Formats a fee for display: at most 8 decimal places, truncated.
 *
 * @param value - decimal string in units of the native token
 * @returns `undefined` when it is below what 8 decimal places can show
 *
 * @example
 * formatFee('0.000031500000147') // '0.0000315'
 */
export function formatFee(value: string): string | undefined {
  const text = floorDecimal(value, FEE_FRACTION_DIGITS).replace(/\.?0+$/, '')
  return text === '0' && /[1-9]/.test(value) ? undefined : text
}
