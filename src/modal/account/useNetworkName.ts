'use client'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants.js'
import { findNetwork } from '../../core/network/findNetwork.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * The name of a network, as the app has configured it.
 *
 * @param caipNetworkId - CAIP-2 id
 *
 * @example
 * useNetworkName('eip155:1') // 'Ethereum'
 */
export function useNetworkName(caipNetworkId: string | undefined): string {
  return findNetwork(useKit(), caipNetworkId)?.name ?? UNKNOWN_NETWORK_LABEL
}
