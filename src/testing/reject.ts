import { assertType } from '../core/parameters/assertType.js'
import { createRpcError } from './createRpcError.js'
import type { MockDecision } from './types.js'

/**
 * Rejects every request of a mock wallet.
 *
 * Standard: EIP-1193 and EIP-1474 error codes.
 *
 * @param code - error code; default 4001, the user rejected the request
 * @param message - default a message that names the code
 * @throws ParameterError when `code` is not a number
 *
 * @example
 * const wallet = createMockWallet({ onRequest: reject(4001) })
 */
export function reject(
  code = 4001,
  message = code === 4001 ? 'User rejected the request.' : `Error ${code}`,
): MockDecision {
  assertType('code', code, 'number')
  return () => {
    throw createRpcError({ code, message })
  }
}
