import { SEND_RESULT_LIFE_MS } from '../../core/constants/send.js'
import type { Payment } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { getPayJournal } from './getPayJournal.js'
import { toPayKey } from './toPayKey.js'

/**
 * Returns a payment that was made: an order by its ID, else one without an ID
 * whose page was left before it could show the success.
 */
export function findPaid(
  kit: Kit,
  parameters: { id?: string | undefined; payment: Payment },
): PayIntent | undefined {
  const { id, payment } = parameters
  const key = toPayKey(payment, '')
  return getPayJournal(kit)
    .list()
    .findLast(
      (intent) =>
        intent.status === 'success' &&
        intent.key.startsWith(key) &&
        (id === undefined ? isUntold(intent) : intent.id === id),
    )
}

/** One that was told is removed, see `forgetPaid`. */
function isUntold({ isUnnamed, madeAt = 0 }: PayIntent) {
  return isUnnamed && Date.now() - madeAt < SEND_RESULT_LIFE_MS
}
