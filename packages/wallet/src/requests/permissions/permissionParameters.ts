import type { FrameChain } from '../../node/loadConfig.js'
import type { ApprovalParameters } from '../approval/preparedApproval.js'
import type { Bundles } from '../calls/createBundles.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Grants } from './createGrants.js'

export type PermissionParameters = ApprovalParameters & {
  bundles: Bundles
  /** Unverified name the app gives itself. */
  appName: string | undefined
  /** Whose code the account runs on the chain. */
  delegation: Delegation
  grants: Grants
  /** Whether user operations can be sent on the chain. */
  hasBundler(chain: FrameChain): Promise<boolean>
  /** BCP 47 tag of the card. */
  locale: string
  assertSession(): Promise<void>
  /** The app in its session. */
  scope: string
}
