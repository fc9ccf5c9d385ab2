import { KitError } from '../../core/errors/base.js'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { unsentCodes } from '../../core/errors/unsentCodes.js'

/**
 * Whether a transaction may still land, or may have landed: it must not be
 * sent a second time.
 *
 * @param error - as thrown by `transact`, or made by `getTransactionError`
 * @param options.isForeign - whether the app has sent it itself, so that only
 * an error that says so proves that nothing was sent
 */
export function isOutcomeOpen(
  error: unknown,
  options: { isForeign: boolean },
): boolean {
  const code = getErrorCode(error)
  if (code === 'RECEIPT_TIMEOUT') return true
  if (code === 'TRANSACTION_REVERTED') return false
  if (error instanceof KitError && error.sentToNetwork)
    return error.sentToNetwork !== 'no'
  return options.isForeign && !unsentCodes.includes(code)
}
