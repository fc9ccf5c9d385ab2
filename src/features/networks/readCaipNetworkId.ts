import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { readEvmChainId } from '../../core/network/readEvmChainId.js'
import type { Network } from './network.js'

/**
 * Reads a chain ID of any form as a CAIP-2 network ID.
 *
 * @param chainId - number, 0x-prefixed hex, or CAIP-2 ID
 * @returns `undefined` for anything else
 *
 * @example
 * readCaipNetworkId('0x1') // 'eip155:1'
 */
export function readCaipNetworkId(
  chainId: unknown,
): Network['caipNetworkId'] | undefined {
  if (isSolanaNetwork(chainId)) return chainId
  const id = readEvmChainId(chainId)
  return id === undefined ? undefined : `eip155:${id}`
}
