'use client'
import { useMemo } from 'react'
import {
  type KitConnection,
  listConnections,
} from '../features/accounts/listConnections.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'

/**
 * Hook for reading connected wallets, active ones first, followed by recently
 * used ones. Combines wagmi, Solana and the wallets remembered from earlier
 * visits.
 *
 * Use `useSetActiveAccount` to activate another connected wallet,
 * `useDisconnectAccount` to disconnect one, and `useConnectWallet` with its
 * `wallet` to reconnect a disconnected one.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const connections = useKitConnections()
 * const { mutate: setActiveAccount } = useSetActiveAccount()
 * return connections
 *   .filter(({ status }) => status === 'connected')
 *   .map(({ connector }) => (
 *     <button key={connector.uid} onClick={() => setActiveAccount({ connectorUid: connector.uid })}>
 *       {connector.name}
 *     </button>
 *   ))
 */
export function useKitConnections(
  parameters: useKitConnections.Parameters = {},
): useKitConnections.ReturnType {
  const kit = useKit(parameters)
  const accounts = useAccounts({ kit })
  const wallets = useLocalWallets({ kit })
  const peer = useWalletPeer({ kit })
  return useMemo(
    () => listConnections({ accounts, peer, wallets }),
    [accounts, peer, wallets],
  )
}

export declare namespace useKitConnections {
  type Parameters = useKit.Parameters
  type ReturnType = readonly KitConnection[]
  type ErrorType = useKit.ErrorType
}
