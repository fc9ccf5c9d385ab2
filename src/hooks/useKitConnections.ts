'use client'
import { useMemo } from 'react'
import {
  type KitConnection,
  listConnections,
} from '../core/account/listConnections.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useKit } from './useKit.js'
import { useLocalWallets } from './useLocalWallets.js'

/**
 * The wallets that are connected, the one in use first, and those that were used
 * last. All of it is read from wagmi, from the Solana side and from what is
 * remembered of earlier visits.
 *
 * `useSetActiveAccount` takes another connected one into use, `useDisconnectAccount`
 * disconnects one, and `useConnectWallet` connects the `wallet` of one that is
 * disconnected.
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
