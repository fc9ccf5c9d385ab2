import type { FrameChain } from '../../node/loadConfig.js'
import type { ApprovalParameters } from '../approval/preparedApproval.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Bundles } from './createBundles.js'

/** What calls are prepared with. */
export type CallsParameters = ApprovalParameters & {
  bundles: Bundles
  /** The app in its session. */
  scope: string
  /** Whose code the account runs on the chain. */
  delegation: Delegation
  /** Whether user operations can be sent on the chain. */
  hasBundler(chain: FrameChain): Promise<boolean>
  assertSession(): Promise<void>
}
