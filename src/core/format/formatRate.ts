import { trimZeros } from './trimZeros.js'

/** Enough to compare two prices by. */
const DIGITS = 6

/**
 * Writes a price for display: 6 digits that count, cut, and never less than
 * the whole ones. The result is not for calculation.
 *
 * @param value - decimal text
 *
 * @example
 * formatRate('0.000123456789') // '0.000123456'
 */
export function formatRate(value: string): string {
  const [integer = '0', fraction = ''] = value.split('.')
  const whole = integer.replace(/^0+/, '')
  const lead = whole ? 0 : fraction.length - fraction.replace(/^0+/, '').length
  const places = Math.max(0, DIGITS - whole.length) + lead
  return trimZeros(`${whole || '0'}.${fraction.slice(0, places) || '0'}`)
}
