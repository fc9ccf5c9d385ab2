export {
  MockRequestMissingError,
  MockUnavailableError,
} from '../core/errors/testing.js'
export { approve } from '../testing/approve.js'
export { createMockFrame } from '../testing/createMockFrame.js'
export { createMockWallet } from '../testing/createMockWallet.js'
export { createTestKit } from '../testing/createTestKit.js'
export { disconnectAfter } from '../testing/disconnectAfter.js'
export { hang } from '../testing/hang.js'
export { reject } from '../testing/reject.js'
export type {
  MockDecision,
  MockDecisionContext,
  MockRequest,
} from '../testing/types.js'
