export { approve } from '../testing/approve.js'
export { createMockWallet } from '../testing/createMockWallet.js'
export { disconnectAfter } from '../testing/disconnectAfter.js'
export { hang } from '../testing/hang.js'
export { reject } from '../testing/reject.js'
export type {
  MockDecision,
  MockDecisionContext,
  MockRequest,
} from '../testing/types.js'
