import { EVM_NATIVE_PLACEHOLDER } from '../constants.js'
import { isSolanaNetwork } from '../network/isSolanaNetwork.js'
import { toCaipNetworkId } from '../network/toCaipNetworkId.js'

/**
 * The id under which a token's price is asked for: CAIP-10, where native coins
 * have a placeholder for an address.
 *
 * @param token - such as a row of the balances: `address` is CAIP-10 or the
 * contract's or mint's address alone, nothing for the native coin; `chainId` is
 * a number, 0x-hex or CAIP-2 id
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

/** SOL where the API wants an address; not the mint of wrapped SOL. */
const SOLANA_NATIVE_PLACEHOLDER = 'So11111111111111111111111111111111111111111'
