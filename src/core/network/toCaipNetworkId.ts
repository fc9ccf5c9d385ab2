import { isSolanaNetwork } from './isSolanaNetwork.js'
import type { Network } from './network.js'
import { toEvmChainId } from './toEvmChainId.js'

/**
 * The CAIP-2 id of a network, by any of the forms that name it.
 *
 * @param chainId - number, 0x-hex, or CAIP-2 id
 * @throws InvalidCaipChainIdError for anything else
 *
 * @example
 * toCaipNetworkId(1) // 'eip155:1'
 */
export function toCaipNetworkId(
  chainId: number | string,
): Network['caipNetworkId'] {
  return isSolanaNetwork(chainId) ? chainId : `eip155:${toEvmChainId(chainId)}`
}
