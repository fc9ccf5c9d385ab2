import type { Payment, PaymentAsset } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import type { PayQuote } from './payQuote.js'
import { toPayQuote } from './toPayQuote.js'
import { withPayCode } from './withPayCode.js'

/** Requests a quote and checks it. */
export async function runPayQuote(
  kit: Kit,
  parameters: runPayQuote.Parameters,
): Promise<PayQuote> {
  const { account, from, payment, signal } = parameters
  const api = await kit.api()
  const offer = await withPayCode('UNABLE_TO_GET_QUOTE', () =>
    api.getTransferQuote(
      {
        amount: payment.value,
        destination: payment.asset,
        origin: from,
        recipient: payment.recipient,
        user: account,
      },
      { signal },
    ),
  )
  return toPayQuote(offer, { account, from, payment })
}

export declare namespace runPayQuote {
  type Parameters = {
    account: string | undefined
    from: PaymentAsset
    payment: Payment
    signal: AbortSignal | undefined
  }
}
