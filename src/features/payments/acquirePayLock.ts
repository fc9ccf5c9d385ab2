import { PayUnderWayError } from '../../core/errors/pay.js'
import type { Payment } from '../../core/pay/payment.js'
import { acquireLock } from '../../payments/locks.js'
import { toPayKey } from './toPayKey.js'

/**
 * Keeps other tabs from making the same payment, in whatever way.
 *
 * @returns the release function; `undefined` without Web Locks
 * @throws PayUnderWayError
 */
export function acquirePayLock({
  id,
  payment,
}: {
  id?: string | undefined
  payment: Payment
}): ReturnType<typeof acquireLock> {
  return acquireLock(`latchkey.pay.${id ?? toPayKey(payment, '')}`, {
    error: () => new PayUnderWayError(),
  })
}
