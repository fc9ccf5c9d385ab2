import { getErrorCode } from '../errors/getErrorCode.js'
import { getMoneyState } from '../errors/getMoneyState.js'

/**
 * Whether a send that has failed may still reach its receiver. One that the
 * network has undone cannot, although it was sent.
 *
 * @example
 * isSendOpen(new TransactionUnknownError()) // true
 */
export function isSendOpen(error: unknown): boolean {
  if (getMoneyState(error) === 'no') return false
  return getErrorCode(error) !== 'TRANSACTION_REVERTED'
}
