'use client'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants/labels.js'
import { findNetwork } from '../../features/networks/findNetwork.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the configured name of a network.
 *
 * @param caipNetworkId - CAIP-2 ID
 *
 * @example
 * useNetworkName('eip155:1') // 'Ethereum'
 */
export function useNetworkName(caipNetworkId: string | undefined): string {
  return findNetwork(useKit(), caipNetworkId)?.name ?? UNKNOWN_NETWORK_LABEL
}
