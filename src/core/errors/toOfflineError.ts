import { OfflineError } from './base.js'
import { getErrorCode } from './getErrorCode.js'
import { getMember } from './getMember.js'

/** Error codes that being offline can cause. */
const codes: readonly unknown[] = [
  'FRAME_LOAD_FAILED',
  'FRAME_UNREACHABLE',
  'REQUEST_FAILED',
  'REQUEST_TIMED_OUT',
  'RPC_FAILED',
  'SERVICE_UNAVAILABLE',
]

/**
 * Replaces a connection failure with an `OfflineError` if the browser is
 * offline. Call it only while nothing has been handed over. Checked only after
 * a failure, because browsers also report being offline while local services
 * respond.
 */
export function toOfflineError<error>(error: error): error | OfflineError {
  if (globalThis.navigator?.onLine !== false) return error
  const isAnswer = getMember(error, 'status') !== undefined
  return !isAnswer && codes.includes(getErrorCode(error))
    ? new OfflineError({ cause: error })
    : error
}
