import type { PayResult } from '../../core/pay/payment.js'
import type { Kit } from '../../createKit.js'
import { emit } from '../analytics/emit.js'
import type { toPayEvent } from './toPayEvent.js'

/** Raises the event of an outcome. An unknown one is an error too. */
export function emitPayResult(
  kit: Kit,
  result: Pick<PayResult, 'cause' | 'status'>,
  event: ReturnType<typeof toPayEvent>,
): void {
  const { cause, status } = result
  if (status === 'success')
    emit(kit, { event: 'PAY_SUCCESS', ...event, status })
  else emit(kit, { error: cause, event: 'PAY_ERROR', ...event, status })
}
