import { formatAmount } from '../amount/formatAmount.js'
import { parseAmount } from '../amount/parseAmount.js'
import { FIAT_FRACTION_DIGITS } from '../constants.js'

/** Places that figures of a price may have. */
const DECIMALS = 18

type Amount = { amount: string; currency: string }

/**
 * What a purchase costs beside what is bought, decimal text with 2 places
 * at least.
 *
 * @returns `undefined` when the price does not say it
 */
export function getOnrampFees(quote: {
  paymentSubtotal: Amount
  paymentTotal: Amount
}): string | undefined {
  const { paymentSubtotal, paymentTotal } = quote
  if (paymentSubtotal.currency !== paymentTotal.currency) return undefined
  try {
    const units =
      parseAmount(paymentTotal.amount, DECIMALS) -
      parseAmount(paymentSubtotal.amount, DECIMALS)
    if (units < 0n) return undefined
    const [whole, fraction = ''] = formatAmount(units, DECIMALS).split('.')
    return `${whole}.${fraction.padEnd(FIAT_FRACTION_DIGITS, '0')}`
  } catch {
    return undefined
  }
}
