import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'

/**
 * Whether a failed send may still reach its receiver. A reverted transaction
 * was sent but cannot.
 *
 * @example
 * isSendOpen(new TransactionUnknownError()) // true
 */
export function isSendOpen(error: unknown): boolean {
  if (getMoneyState(error) === 'no') return false
  return getErrorCode(error) !== 'TRANSACTION_REVERTED'
}
