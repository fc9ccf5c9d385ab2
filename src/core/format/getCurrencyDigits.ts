import { FIAT_FRACTION_DIGITS } from '../constants/balances.js'
import { DEFAULT_CURRENCY } from '../constants/currency.js'

/**
 * Returns the number of decimal places of a fiat currency; 2 for an unknown
 * one.
 *
 * @param currency - ISO 4217 code; default `USD`
 *
 * @example
 * getCurrencyDigits('JPY') // 0
 */
export function getCurrencyDigits(currency = DEFAULT_CURRENCY): number {
  if (currency === DEFAULT_CURRENCY) return FIAT_FRACTION_DIGITS
  try {
    const style = { currency, style: 'currency' } as const
    const { maximumFractionDigits = FIAT_FRACTION_DIGITS } =
      new Intl.NumberFormat('en', style).resolvedOptions()
    return maximumFractionDigits
  } catch {
    return FIAT_FRACTION_DIGITS
  }
}
