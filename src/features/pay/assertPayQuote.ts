import { assertReceiver } from '../../core/address/assertReceiver.js'
import { foldCase } from '../../core/address/foldCase.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { PayError } from '../../core/errors/pay.js'
import { assertPaymentAsset } from '../../core/pay/assertPaymentAsset.js'
import { isSameAsset } from '../../core/pay/isSameAsset.js'
import type { Payment } from '../../core/pay/payment.js'
import type { PayQuote } from './payQuote.js'

/** How long the price of a quote is valid. */
const PAY_QUOTE_LIFE_MS = 60_000

/**
 * Checks a quote that was shown against the payment, once more before the
 * wallet is asked.
 *
 * @param payer - address that pays: the service refunds the one it has quoted
 * @throws PayError `UNABLE_TO_INITIATE_PAYMENT`
 */
export function assertPayQuote(
  quote: PayQuote,
  { payer, payment }: { payer: string | undefined; payment: Payment },
): void {
  try {
    const from = assertPaymentAsset(quote.from)
    const isDirect = isSameAsset(from, payment.asset)
    const age = Date.now() - quote.createdAt
    const units = parseAmount(quote.fromAmount, from.metadata.decimals)
    assertReceiver(from.network.split(':')[0] ?? '', quote.payee)
    const { account = payer } = quote
    if (
      foldCase(account ?? '') === foldCase(payer ?? '') &&
      age >= 0 &&
      age < PAY_QUOTE_LIFE_MS &&
      units > 0n &&
      quote.isDirect === isDirect &&
      isSameAsset(quote.to, payment.asset) &&
      quote.toAmount === payment.amount &&
      foldCase(quote.recipient) === foldCase(payment.recipient) &&
      (!isDirect ||
        (foldCase(quote.payee) === foldCase(payment.recipient) &&
          units === payment.value))
    )
      return
  } catch (cause) {
    throw new PayError({ code: 'UNABLE_TO_INITIATE_PAYMENT', cause })
  }
  throw new PayError({
    code: 'UNABLE_TO_INITIATE_PAYMENT',
    details:
      'The quote is too old, or for another payment or account. Get a new one.',
  })
}
