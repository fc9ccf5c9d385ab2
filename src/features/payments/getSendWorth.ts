import { formatAmount } from '../../core/amount/formatAmount.js'
import { formatFiat } from '../../core/format/formatFiat.js'
import { getCurrencyDigits } from '../../core/format/getCurrencyDigits.js'
import { toDecimalText } from '../../core/format/toDecimalText.js'

/**
 * Returns the estimated fiat value of an amount: with the decimal places of
 * the currency, truncated. Calculates with integers only.
 *
 * @param parameters.amount - base units
 * @param parameters.currency - ISO 4217 code of the price; default `USD`
 * @param parameters.decimals - decimals of the token
 * @param parameters.price - price of one token from a price service
 * @returns `undefined` without a usable price
 *
 * @example
 * getSendWorth({ amount: 1500000n, decimals: 6, price: 0.999 }) // '1.49'
 */
export function getSendWorth(
  parameters: getSendWorth.Parameters,
): getSendWorth.ReturnType {
  const { amount, currency, decimals, price } = parameters
  if (price === undefined || !(Number.isFinite(price) && price > 0))
    return undefined
  const [integer = '0', fraction = ''] = toDecimalText(price).split('.')
  const scale = 10n ** BigInt(decimals + fraction.length)
  const places = getCurrencyDigits(currency)
  const units = 10n ** BigInt(places)
  const worth = (amount * BigInt(integer + fraction) * units) / scale
  return formatFiat(formatAmount(worth, places), { currency })
}

export declare namespace getSendWorth {
  type Parameters = {
    amount: bigint
    currency?: string | undefined
    decimals: number
    price: number | undefined
  }
  type ReturnType = string | undefined
}
