import { EVM_NATIVE_PLACEHOLDER } from '../../core/constants/swap.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toCaipNetworkId } from '../networks/toCaipNetworkId.js'

/**
 * Returns the ID used to request a token's price: CAIP-10, with a placeholder
 * address for native tokens.
 *
 * @param token - for example a row of the balances. `address` is CAIP-10, or
 * the contract or mint address alone, or omitted for the native token;
 * `chainId` is a number, 0x-prefixed hex or CAIP-2 ID
 *
 * @example
 * toPriceAddress({ chainId: 1 }) // 'eip155:1:0xeeee…'
 */
export function toPriceAddress(token: toPriceAddress.Parameters): string {
  const { address, chainId } = token
  if (address?.includes(':')) return address
  const caipNetworkId = toCaipNetworkId(chainId)
  const native = isSolanaNetwork(caipNetworkId)
    ? SOLANA_NATIVE_PLACEHOLDER
    : EVM_NATIVE_PLACEHOLDER
  const isNative = !address || address === 'native'
  return `${caipNetworkId}:${isNative ? native : address}`
}

export declare namespace toPriceAddress {
  type Parameters = {
    address?: string | undefined
    chainId: number | string
  }
}

/** Stands for SOL in API calls. Not the mint of wrapped SOL. */
const SOLANA_NATIVE_PLACEHOLDER = 'So11111111111111111111111111111111111111111'
