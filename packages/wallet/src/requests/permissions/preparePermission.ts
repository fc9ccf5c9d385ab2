import type { PreparedApproval } from '../approval/preparedApproval.js'
import type { PermissionParameters } from './permissionParameters.js'
import { prepareGrant } from './prepareGrant.js'
import { prepareReset } from './prepareReset.js'
import { prepareRevoke } from './prepareRevoke.js'

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
