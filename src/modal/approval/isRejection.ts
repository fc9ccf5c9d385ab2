import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { getMoneyState } from '../../core/errors/getMoneyState.js'

/** EIP-1193. */
const USER_REJECTED = 4001

/**
 * Returns whether the user has rejected a payment, which was not sent.
 *
 * @example
 * if (isRejection(error)) return
 */
export function isRejection(error: unknown): boolean {
  return getErrorCode(error) === USER_REJECTED && getMoneyState(error) === 'no'
}
