import { trimZeros } from './trimZeros.js'

/** Significant digits, enough to compare two prices. */
const DIGITS = 6

/**
 * Formats a price for display: 6 significant digits, truncated, but always all
 * integer digits. Do not calculate with the result.
 *
 * @param value - decimal string
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
