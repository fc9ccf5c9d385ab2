'use client'
import type { Account } from '../core/account/account.js'
import { AUTH_CONNECTOR_ID, UNKNOWN_NETWORK_LABEL } from '../core/constants.js'
import { useAccounts } from './useAccounts.js'
import { useDisconnectAccount } from './useDisconnectAccount.js'
import { useKit } from './useKit.js'
import { useSwitchAccount } from './useSwitchAccount.js'

/**
 * The connected wallets, each with the account it would act with, and what can
 * be done with one: make it the active one, or disconnect it.
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
  const switching = useSwitchAccount({ kit })
  const disconnecting = useDisconnectAccount({ kit })
  const { isPending } = disconnecting
  const pendingUid = disconnecting.variables?.connectorUid
  const seen = new Set<string>()
  const wallets = accounts.flatMap((account) => {
    const { uid } = account.connector
    if (seen.has(uid)) return []
    seen.add(uid)
    const chain = kit.config.chains.find(({ id }) => id === account.chainId)
    const networkName = chain?.name ?? UNKNOWN_NETWORK_LABEL
    const isEnding = isPending && pendingUid === uid
    return [toWallet(account, { isEnding, networkName })]
  })
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
    chainId: number
    icon: string | undefined
    isActive: boolean
    /** The wallet that is logged in to by email. */
    isEmbedded: boolean
    /** It is being disconnected. */
    isEnding: boolean
    name: string
    networkName: string
    /** wagmi's id of the connection. */
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
      | useSwitchAccount.ReturnType['error']
    disconnect: (uid: string) => void
    switchTo: (uid: string, options?: Options) => void
    wallets: readonly Wallet[]
  }
  type ErrorType = useKit.ErrorType
}

function toWallet(
  account: Account,
  state: Pick<useWalletAccounts.Wallet, 'isEnding' | 'networkName'>,
): useWalletAccounts.Wallet {
  const { address, chainId, connector, isActive } = account
  return {
    address,
    chainId,
    icon: connector.icon,
    isActive,
    isEmbedded: connector.id === AUTH_CONNECTOR_ID,
    name: connector.name,
    uid: connector.uid,
    ...state,
  }
}
