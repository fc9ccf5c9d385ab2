import { ServiceError } from '../../http/ServiceError.js'
import {
  fromJsonNumber,
  PRICE_DECIMALS,
  toJsonNumber,
} from '../adapters/prices/priceUnits.js'
import type { ApiBackend } from '../apiBackend.js'

const ONE = 10n ** BigInt(PRICE_DECIMALS)

/** What answers are given in. */
export type Quotation = {
  /** ISO 4217 in lower case, `null` while its rate cannot be read. */
  currency: string | null
  /** Converts dollars; `undefined` without a rate. */
  convert(dollars: number): number | undefined
}

const inDollars: Quotation = { currency: 'usd', convert: (dollars) => dollars }
const unknown: Quotation = { currency: null, convert: () => undefined }

/**
 * Reads the rate of a currency. A source that fails is not an error: amounts
 * are answered without what they are worth, and `currency` is `null`.
 *
 * @param currency - ISO 4217 in any case; default dollars
 * @throws ServiceError 400 UNSUPPORTED_CURRENCY when there is no such rate
 */
export async function readQuotation(
  backend: Pick<ApiBackend, 'getRates'>,
  currency = 'usd',
  report?: ((error: unknown) => void) | undefined,
): Promise<Quotation> {
  const code = currency.toLowerCase()
  if (code === 'usd') return inDollars
  if (!/^[a-z]{3}$/.test(code) || !backend.getRates) throw unsupported(currency)
  let rates: ReadonlyMap<string, number>
  try {
    rates = await backend.getRates()
  } catch (error) {
    report?.(error)
    return unknown
  }
  const rate = fromJsonNumber(rates.get(code))
  if (rate === undefined) throw unsupported(currency)
  return {
    currency: code,
    convert(dollars) {
      const units = fromJsonNumber(dollars)
      return units === undefined ? 0 : toJsonNumber((units * rate) / ONE)
    },
  }
}

function unsupported(currency: string) {
  const shown = JSON.stringify(currency.slice(0, 16))
  return new ServiceError(
    400,
    'UNSUPPORTED_CURRENCY',
    `No exchange rate for ${shown}`,
  )
}
