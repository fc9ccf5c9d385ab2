import { ParameterError } from '../core/errors/base.js'
import { createRpcError } from './createRpcError.js'
import type { MockDecision } from './types.js'

/**
 * Approves a number of requests of a mock wallet. Then the wallet disconnects,
 * and rejects all others with 4900.
 *
 * @param count - requests to approve, connecting included
 * @throws ParameterError when `count` is not a whole number from 0
 *
 * @example
 * // Connects, and is gone when the app asks for a signature.
 * const wallet = createMockWallet({ onRequest: disconnectAfter(1) })
 */
export function disconnectAfter(count: number): MockDecision {
  if (!Number.isSafeInteger(count) || count < 0)
    throw new ParameterError({
      expected: 'a whole number from 0',
      parameter: 'count',
      received: typeof count,
    })
  let left = count
  return (_request, { disconnect, next }) => {
    if (left-- > 0) return next()
    disconnect()
    throw createRpcError({ code: 4900, message: 'The wallet disconnected.' })
  }
}
