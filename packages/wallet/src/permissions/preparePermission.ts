import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/prepareApproval.js'
import type { Bundles } from '../calls/createBundles.js'
import type { FrameChain } from '../loadConfig.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Grants } from './createGrants.js'
import { prepareGrant } from './prepareGrant.js'
import { prepareReset } from './prepareReset.js'
import { prepareRevoke } from './prepareRevoke.js'

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

export type PermissionMethod =
  | 'wallet_grantPermissions'
  | 'wallet_resetAccount'
  | 'wallet_revokePermissions'

const prepares = {
  wallet_grantPermissions: prepareGrant,
  wallet_resetAccount: prepareReset,
  wallet_revokePermissions: prepareRevoke,
}

/** Prepares granting or ending permissions; loaded on first use. */
export function preparePermission(
  method: PermissionMethod,
  parameters: PermissionParameters,
): Promise<PreparedApproval> {
  return prepares[method](parameters)
}
