import { formatAmount } from '../amount/formatAmount.js'
import { floorDecimal } from './floorDecimal.js'
import { getCurrencyDigits } from './getCurrencyDigits.js'
import { toDecimalText } from './toDecimalText.js'

/** Finer than any price, so that only the sum is truncated. */
const SCALE = 18

/**
 * Adds fiat values without floating-point drift and returns a decimal string:
 * with the decimal places of the currency, truncated. Values that are not positive finite numbers add
 * nothing.
 *
 * @param values - numbers as returned by a price service
 * @param currency - ISO 4217 code; default `USD`
 *
 * @example
 * sumFiat([0.1, 0.2]) // '0.30'
 */
export function sumFiat(
  values: readonly (number | undefined)[],
  currency?: string | undefined,
): string {
  const total = values.reduce((sum, value) => sum + toUnits(value), 0n)
  return floorDecimal(formatAmount(total, SCALE), getCurrencyDigits(currency))
}

function toUnits(value = 0) {
  if (!(Number.isFinite(value) && value > 0)) return 0n
  const [integer = '0', fraction = ''] = toDecimalText(value).split('.')
  return BigInt(integer + fraction.slice(0, SCALE).padEnd(SCALE, '0'))
}
