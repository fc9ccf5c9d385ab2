'use client'
import { UNKNOWN_NETWORK_LABEL } from '../core/constants.js'
import { useKit } from './useKit.js'

/**
 * The name of a network, as the app's wagmi config has it.
 *
 * @param caipNetworkId - CAIP-2 id
 *
 * @example
 * useNetworkName('eip155:1') // 'Ethereum'
 */
export function useNetworkName(caipNetworkId: string | undefined): string {
  const { config } = useKit()
  const chain = config.chains.find(({ id }) => `eip155:${id}` === caipNetworkId)
  return chain?.name ?? UNKNOWN_NETWORK_LABEL
}
