import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { FIAT_FRACTION_DIGITS } from '../../core/constants/balances.js'

/** Maximum decimal places of quote amounts. */
const DECIMALS = 18

type Amount = { amount: string; currency: string }

/**
 * Returns the fees of a purchase as a decimal string with at least 2 decimal
 * places.
 *
 * @returns `undefined` when the quote does not contain them
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
