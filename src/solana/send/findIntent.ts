import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import type { SolanaIntent } from './intent.js'
import type { Payment } from './readPayment.js'

/** Returns the unresolved send of an identical payment, if there is one. */
export function findIntent(
  context: SolanaContext,
  payment: Payment,
): SolanaIntent | undefined {
  return getPaymentJournal(context)
    .list()
    .find(
      (intent) =>
        intent.caipNetworkId === payment.caipNetworkId &&
        intent.from === payment.from &&
        intent.to === payment.to &&
        intent.mint === payment.mint?.address &&
        intent.amount === String(payment.amount),
    )
}
