'use client'
import { useKitAtom } from '../context.js'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import { UNKNOWN_NETWORK_LABEL } from '../core/constants/labels.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { toWalletInfo } from '../features/accounts/toWalletInfo.js'
import { findNetworkName } from '../features/networks/findNetworkName.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useDisconnectAccount } from './useDisconnectAccount.js'
import { useKit } from './useKit.js'
import { useSetActiveAccount } from './useSetActiveAccount.js'

/**
 * Hook for listing connected wallets of both namespaces, each with its
 * current account, and for activating or disconnecting them.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { wallets, switchTo } = useWalletAccounts()
 * return wallets.map(({ name, uid }) => (
 *   <button key={uid} onClick={() => switchTo(uid)}>{name}</button>
 * ))
 */
export function useWalletAccounts(
  parameters: useWalletAccounts.Parameters = {},
): useWalletAccounts.ReturnType {
  const kit = useKit(parameters)
  const accounts = useAccounts({ kit })
  const switching = useSetActiveAccount({ kit })
  const disconnecting = useDisconnectAccount({ kit })
  const { isPending } = disconnecting
  const pendingUid = disconnecting.variables?.connectorUid
  const focused = useKitAtom(kit, kit.atoms.activeNamespace)
  const peer = useWalletPeer({ kit })
  const active = pickAccount(accounts, focused)
  const wallets = listFirst(accounts).map((account) =>
    toWallet(account, {
      ...toWalletInfo(account.connector, peer),
      isActive: account === active,
      isEnding: isPending && pendingUid === account.connector.uid,
      networkName:
        findNetworkName(kit, account.chainId) ?? UNKNOWN_NETWORK_LABEL,
    }),
  )
  return {
    error: disconnecting.error ?? switching.error,
    disconnect(connectorUid) {
      switching.reset()
      if (!isPending) disconnecting.mutate({ connectorUid })
    },
    switchTo(connectorUid, options = {}) {
      disconnecting.reset()
      const onSuccess = () => options.onSuccess?.()
      switching.mutate({ connectorUid }, { onSuccess })
    },
    wallets,
  }
}

export declare namespace useWalletAccounts {
  type Wallet = {
    address: string
    /** CAIP-2 ID of a Solana cluster, otherwise a number. */
    chainId: number | SolanaNetworkId
    icon: string | undefined
    /** Whether it has the active account; true for at most one. */
    isActive: boolean
    /** Whether it is the embedded wallet. */
    isEmbedded: boolean
    /** Whether it is being disconnected. */
    isEnding: boolean
    name: string
    namespace: AccountNamespace
    networkName: string
    /** `connector.uid` of its accounts. */
    uid: string
  }
  type Options = {
    /** Not called if the component has unmounted. */
    onSuccess?: (() => void) | undefined
  }
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Why the last switch or disconnect failed; `null` if it did not. */
    error:
      | useDisconnectAccount.ReturnType['error']
      | useSetActiveAccount.ReturnType['error']
    /** Disconnects a wallet by its `uid`. */
    disconnect: (uid: string) => void
    /** Makes an account of another wallet active. */
    switchTo: (uid: string, options?: Options) => void
    /** Connected wallets with their accounts. */
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}

/** Returns one account per wallet: the active one, or its first. */
function listFirst(accounts: readonly Account[]): readonly Account[] {
  const found = new Map<string, Account>()
  for (const account of accounts) {
    const { uid } = account.connector
    if (account.isActive || !found.has(uid)) found.set(uid, account)
  }
  return [...found.values()]
}

function toWallet(
  account: Account,
  state: Pick<
    useWalletAccounts.Wallet,
    'icon' | 'isActive' | 'isEnding' | 'name' | 'networkName'
  >,
): useWalletAccounts.Wallet {
  const { address, chainId, connector, namespace } = account
  return {
    address,
    chainId,
    isEmbedded: connector.id === AUTH_CONNECTOR_ID,
    namespace,
    uid: connector.uid,
    ...state,
  }
}
