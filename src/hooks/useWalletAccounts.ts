'use client'
import { useKitAtom } from '../context.js'
import type { Account, AccountNamespace } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import { toWalletInfo } from '../core/account/toWalletInfo.js'
import { AUTH_CONNECTOR_ID, UNKNOWN_NETWORK_LABEL } from '../core/constants.js'
import { findNetworkName } from '../core/network/findNetworkName.js'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useDisconnectAccount } from './useDisconnectAccount.js'
import { useKit } from './useKit.js'
import { useSetActiveAccount } from './useSetActiveAccount.js'

/**
 * The connected wallets of both kinds of networks, each with the account it
 * would act with, and what can be done with one: make it the active one, or
 * disconnect it.
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
    /** CAIP-2 id of a Solana cluster, else a number. */
    chainId: number | SolanaNetworkId
    icon: string | undefined
    /** It has the active account: at most one. */
    isActive: boolean
    /** The wallet that is logged in to by email. */
    isEmbedded: boolean
    /** It is being disconnected. */
    isEnding: boolean
    name: string
    namespace: AccountNamespace
    networkName: string
    /** `connector.uid` of its accounts. */
    uid: string
  }
  type Options = {
    /** Not called when the component has gone meanwhile. */
    onSuccess?: (() => void) | undefined
  }
  type Parameters = useKit.Parameters
  type ReturnType = {
    error:
      | useDisconnectAccount.ReturnType['error']
      | useSetActiveAccount.ReturnType['error']
    disconnect: (uid: string) => void
    switchTo: (uid: string, options?: Options) => void
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}

/** One account of each wallet: the one in use, else its first. */
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
