import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Network } from './network.js'

/**
 * Converts a chain ID of any form to a CAIP-2 network ID.
 *
 * @param chainId - number, 0x-prefixed hex, or CAIP-2 ID
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
