import { formatAmount } from '../../core/amount/formatAmount.js'
import { FIAT_FRACTION_DIGITS } from '../../core/constants/balances.js'
import { formatFiat } from '../../core/format/formatFiat.js'
import { toDecimalText } from '../../core/format/toDecimalText.js'

/**
 * Returns the estimated fiat value of an amount: 2 decimal places, truncated.
 * Calculates with integers only.
 *
 * @param parameters.amount - base units
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
  const { amount, decimals, price } = parameters
  if (price === undefined || !(Number.isFinite(price) && price > 0))
    return undefined
  const [integer = '0', fraction = ''] = toDecimalText(price).split('.')
  const scale = 10n ** BigInt(decimals + fraction.length)
  const units = 10n ** BigInt(FIAT_FRACTION_DIGITS)
  const worth = (amount * BigInt(integer + fraction) * units) / scale
  return formatFiat(formatAmount(worth, FIAT_FRACTION_DIGITS))
}

export declare namespace getSendWorth {
  type Parameters = {
    amount: bigint
    decimals: number
    price: number | undefined
  }
  type ReturnType = string | undefined
}
