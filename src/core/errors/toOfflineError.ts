import { getErrorCode } from './getErrorCode.js'
import { getMember } from './getMember.js'
import { OfflineError } from './offline.js'

/** Failures that can come from being offline. */
const codes: readonly unknown[] = [
  'FRAME_LOAD_FAILED',
  'FRAME_UNREACHABLE',
  'REQUEST_FAILED',
  'REQUEST_TIMED_OUT',
  'RPC_FAILED',
  'SERVICE_UNAVAILABLE',
]

/**
 * Says of a failure, while nothing has been handed over, that the browser is
 * offline. Only once something could not be reached: browsers also call
 * themselves offline beside local services that answer.
 */
export function toOfflineError<error>(error: error): error | OfflineError {
  if (globalThis.navigator?.onLine !== false) return error
  const isAnswer = getMember(error, 'status') !== undefined
  return !isAnswer && codes.includes(getErrorCode(error))
    ? new OfflineError({ cause: error })
    : error
}
