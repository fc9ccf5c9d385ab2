import type { SolanaIdentity } from '../../payments/solanaIntent.js'
import type { Payment } from './readPayment.js'

/** Returns what a payment is, as its record says it. */
export function toIdentity(payment: Payment): SolanaIdentity {
  const { amount, caipNetworkId, from, mint, shown, to } = payment
  return {
    ...{ amount: String(amount), caipNetworkId, from, to },
    ...{ mint: mint?.address, shown },
  }
}
