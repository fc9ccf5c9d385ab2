import type { InvalidCaipChainIdError } from '../../core/errors/caip.js'
import { AccountRequiredError } from '../../core/errors/request.js'
import type { Kit } from '../../createKit.js'
import type { Network } from '../networks/network.js'
import { toCaipNetworkId } from '../networks/toCaipNetworkId.js'

/**
 * Returns the network to read: the given one, else the active account's.
 *
 * @param chainId - number, 0x-hex or CAIP-2 id
 * @throws AccountRequiredError 'CaipNetwork or CaipAddress is undefined'
 * @throws InvalidCaipChainIdError
 */
export function requireNetwork(
  kit: Kit,
  chainId: number | string | undefined,
): Network['caipNetworkId'] {
  const network = chainId ?? kit.getActiveAccount()?.chainId
  if (network === undefined) throw new AccountRequiredError()
  return toCaipNetworkId(network)
}

export declare namespace requireNetwork {
  type ErrorType = AccountRequiredError | InvalidCaipChainIdError
}
