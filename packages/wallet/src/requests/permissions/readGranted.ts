import { type Address, isAddressEqual, isHex } from 'viem'
import type { Grant } from './createGrants.js'
import { decodeContext } from './decodeContext.js'
import { ROOT_AUTHORITY } from './delegation.js'
import type { Permission } from './permission.js'
import { readPermission } from './readPermission.js'

export type Granted = Pick<Grant, 'context' | 'permissions'>

/**
 * Reads what an account has granted from the context that the session key
 * redeems. A browser may keep the frame's storage apart for each site, so the
 * app brings what was granted under another one. The card shows what its
 * delegations say, which need not be what the app says of them.
 *
 * @returns `undefined` unless the wallet could have granted it
 */
export function readGranted(parameters: {
  address: Address
  context: unknown
}): Granted | undefined {
  const { address, context } = parameters
  const delegations = isHex(context) ? decodeContext(context) : undefined
  const permissions = delegations?.map(({ authority, caveats, delegator }) => {
    const isOwn =
      authority === ROOT_AUTHORITY && isAddressEqual(delegator, address)
    return isOwn ? readPermission(caveats)?.permission : undefined
  })
  if (!isHex(context) || !permissions || permissions.includes(undefined))
    return undefined
  return { context, permissions: permissions as readonly Permission[] }
}
