import { formatAmount } from '../amount/formatAmount.js'
import { FIAT_FRACTION_DIGITS } from '../constants.js'
import { formatFiat } from '../format/formatFiat.js'
import { toDecimalText } from '../format/toDecimalText.js'

/**
 * What an amount is worth in fiat money: an estimate, 2 decimal places, cut
 * and never rounded up. Reckoned in whole numbers throughout.
 *
 * @param parameters.amount - base units
 * @param parameters.decimals - decimal places of the token
 * @param parameters.price - of one whole token, as a price service gives it
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
