'use client'
import { useKit } from './useKit.js'

/**
 * The coin in which a network takes its fees.
 *
 * @param caipNetworkId - CAIP-2 id
 *
 * @example
 * useNativeCurrency('eip155:1').symbol // 'ETH'
 */
export function useNativeCurrency(caipNetworkId: string | undefined): {
  decimals: number
  symbol: string
} {
  const { config } = useKit()
  const chain = config.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  return chain?.nativeCurrency ?? { decimals: 18, symbol: '' }
}
