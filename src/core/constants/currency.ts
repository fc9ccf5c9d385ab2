/** ISO 4217 code of the currency that values are in by default. */
export const DEFAULT_CURRENCY = 'USD'

/** Currencies that the settings offer by default, as ISO 4217 codes. */
export const CURRENCIES: readonly string[] = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CNY',
  'KRW',
  'INR',
  'BRL',
  'TRY',
  'CAD',
  'AUD',
  'CHF',
  'MXN',
  'IDR',
  'NGN',
]
