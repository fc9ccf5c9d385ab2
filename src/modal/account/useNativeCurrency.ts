'use client'
import { findNetwork } from '../../features/networks/findNetwork.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the native currency of a network.
 *
 * @param caipNetworkId - CAIP-2 ID
 *
 * @example
 * useNativeCurrency('eip155:1').symbol // 'ETH'
 */
export function useNativeCurrency(caipNetworkId: string | undefined): {
  decimals: number
  symbol: string
} {
  const network = findNetwork(useKit(), caipNetworkId)
  return network?.nativeCurrency ?? { decimals: 18, symbol: '' }
}
