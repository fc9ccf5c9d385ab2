import type { MockDecision } from './types.js'

/**
 * Approves every request of a mock wallet. Default of `createMockWallet`.
 *
 * @example
 * const wallet = createMockWallet({ onRequest: approve() })
 */
export function approve(): MockDecision {
  return (_request, { next }) => next()
}
