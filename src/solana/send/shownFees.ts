import type { SolanaContext } from '../solanaContext.js'
import type { Payment } from './readPayment.js'

/** More than a form asks for until it is sent. */
const KEPT = 100

const createShown = () => new Set<string>()

/**
 * Priority fees of SOL payments that were estimated on this page, in lamports.
 * Whoever sends all of it has subtracted one of them.
 */
export const shownFees = {
  add(context: SolanaContext, payment: Payer, fee: bigint): void {
    const fees = context.own(createShown)
    const key = toKey(payment, fee)
    fees.delete(key)
    fees.add(key)
    const [oldest] = fees
    if (fees.size > KEPT && oldest !== undefined) fees.delete(oldest)
  },
  has: (context: SolanaContext, payment: Payer, fee: bigint): boolean =>
    context.own(createShown).has(toKey(payment, fee)),
}

type Payer = Pick<Payment, 'caipNetworkId' | 'from'>

const toKey = ({ caipNetworkId, from }: Payer, fee: bigint) =>
  [caipNetworkId, from, fee].join()
