import type { SolanaIntent } from '../../payments/solanaIntent.js'
import type { SolanaContext } from '../solanaContext.js'
import { getPaymentJournal } from './getPaymentJournal.js'
import type { Payment } from './readPayment.js'
import { toIdentity } from './toIdentity.js'

/** Returns the unresolved send of an identical payment, if there is one. */
export function findIntent(
  context: SolanaContext,
  payment: Payment,
): SolanaIntent | undefined {
  return getPaymentJournal(context).findSame(toIdentity(payment))
}
