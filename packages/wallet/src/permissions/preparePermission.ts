import type {
  ApprovalParameters,
  PreparedApproval,
} from '../approval/prepareApproval.js'
import type { Delegation } from '../smartAccount/readDelegation.js'
import type { Grants } from './createGrants.js'
import { prepareGrant } from './prepareGrant.js'
import { prepareRevoke } from './prepareRevoke.js'

export type PermissionParameters = ApprovalParameters & {
  /** Unverified name the app gives itself. */
  appName: string | undefined
  /** Whose code the account runs on the chain. */
  delegation: Delegation
  grants: Grants
  /** BCP 47 tag of the card. */
  locale: string
  assertSession(): Promise<void>
}

export type PermissionMethod =
  | 'wallet_grantPermissions'
  | 'wallet_revokePermissions'

/** Prepares granting or revoking a permission; loaded on first use. */
export function preparePermission(
  method: PermissionMethod,
  parameters: PermissionParameters,
): Promise<PreparedApproval> {
  return method === 'wallet_grantPermissions'
    ? prepareGrant(parameters)
    : prepareRevoke(parameters)
}
