import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'

/**
 * Whether an error proves that a payment was not made. After any other error
 * its outcome is unknown.
 */
export function isFailed(error: unknown): boolean {
  if (getMoneyState(error) === 'no') return true
  return failed.has(getErrorCode(error))
}

/** The network has settled these. */
const failed = new Set<unknown>([
  'GENERIC_PAYMENT_ERROR',
  'TRANSACTION_CANCELLED',
  'TRANSACTION_REPLACED',
  'TRANSACTION_REVERTED',
])
