import type { AccountNamespace } from '../../core/account/account.js'
import type { InvalidCaipChainIdError } from '../../core/errors/caip.js'
import { AccountRequiredError } from '../../core/errors/request.js'
import type { Kit } from '../../createKit.js'
import { getAccountNamespace } from '../../features/accounts/getAccountNamespace.js'
import type { Network } from '../../features/networks/network.js'
import { toCaipNetworkId } from '../../features/networks/toCaipNetworkId.js'
import { getActiveAccount } from '../getActiveAccount.js'

/**
 * Returns the account and network to read: the given ones, else those of the
 * active account.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default the active
 * account's network
 * @param parameters.namespace - namespace of the active account to use
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidCaipChainIdError
 */
export function requireAccount(
  kit: Kit,
  parameters: requireAccount.Parameters,
): requireAccount.ReturnType {
  const account = getActiveAccount(kit, {
    namespace: getAccountNamespace(parameters),
  })
  const address = parameters.address ?? account?.address
  const network = parameters.chainId ?? account?.chainId
  if (!address || network === undefined) throw new AccountRequiredError()
  return { address, caipNetworkId: toCaipNetworkId(network) }
}

export declare namespace requireAccount {
  type Parameters = {
    address?: string | undefined
    chainId?: number | string | undefined
    namespace?: AccountNamespace | undefined
  }
  type ReturnType = {
    address: string
    caipNetworkId: Network['caipNetworkId']
  }
  type ErrorType = AccountRequiredError | InvalidCaipChainIdError
}
