import type { MockDecision } from './types.js'

/**
 * Never answers a request of a mock wallet, like a user who leaves the
 * wallet's prompt open.
 *
 * @example
 * const wallet = createMockWallet({ onRequest: hang() })
 */
export function hang(): MockDecision {
  return () => new Promise(() => {})
}
