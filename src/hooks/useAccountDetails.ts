'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { TokenBalance } from '../api/balances.js'
import type {
  Account,
  AccountNamespace,
  AccountOf,
} from '../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import type { FrameUser } from '../core/ports.js'
import { defaultAccountTypes } from '../features/accounts/defaultAccountTypes.js'
import { toWalletInfo } from '../features/accounts/toWalletInfo.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useIdentity } from './useIdentity.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading an account together with its wallet, balances, name and,
 * for the embedded wallet, its login.
 *
 * @param parameters.namespace - namespace of the active account, `eip155` or
 * `solana`; default the one used last
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { account, balance, balanceSymbol } = useAccountDetails({ namespace: 'solana' })
 * return account && <p>{balance} {balanceSymbol}</p>
 */
export function useAccountDetails<
  const namespace extends AccountNamespace = AccountNamespace,
>(
  parameters: useAccountDetails.Parameters<namespace> = {},
): useAccountDetails.ReturnType<namespace> {
  const kit = useKit(parameters)
  const { frame } = kit
  const stored = frame?.options.storage
  const account = useActiveAccount({ ...parameters, kit })
  const accounts = useAccounts({ ...parameters, kit })
  const namespace = account?.namespace ?? parameters.namespace
  const { data } = useBalances({ kit, namespace })
  const { data: identity } = useIdentity({ kit, namespace })
  const known = useSyncExternalStore(
    frame?.subscribe ?? subscribeToNothing,
    () => frame?.getState().user,
    () => undefined,
  )
  const peer = useWalletPeer({ kit })
  const user = account?.connector.id === AUTH_CONNECTOR_ID ? known : undefined
  const native = data?.balances.find(({ address }) => !address)
  const preferredAccountTypes = toPreferred(account, user)
  const type =
    user && account?.namespace === 'eip155' && preferredAccountTypes.eip155
  const typed = useMemo(() => {
    const list = accounts.filter(
      ({ namespace }) => namespace === account?.namespace,
    )
    if (!type || !account) return { account, allAccounts: list }
    const uid = account.connector.uid
    const toTyped = (one: typeof account) =>
      one.connector.uid === uid ? { ...one, type } : one
    return { account: toTyped(account), allAccounts: list.map(toTyped) }
  }, [account, accounts, type])
  return {
    ...typed,
    balance: native?.quantity.numeric,
    balanceSymbol: native?.symbol,
    connectedWalletInfo: account && toWalletInfo(account.connector, peer),
    preferredAccountTypes,
    profileImage: identity?.avatar,
    profileName: identity?.name,
    smartAccountDeployed: user?.smartAccountDeployed,
    socialProvider: user && stored?.get('socialProvider'),
    tokenBalance: data?.balances,
    user,
    userName: user && (user.userName ?? stored?.get('socialUsername')),
  }
}

export declare namespace useAccountDetails {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> =
    useActiveAccount.Parameters<namespace>
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> = {
    /**
     * The active account; `undefined` if no wallet is connected. Its `type` is
     * `smartAccount` while the embedded wallet uses one.
     */
    account: AccountOf<namespace> | undefined
    /** Connected accounts of the same namespace. */
    allAccounts: readonly AccountOf<namespace>[]
    /** Native balance as a decimal string. */
    balance: string | undefined
    /** Symbol of the native coin, such as 'ETH'. */
    balanceSymbol: string | undefined
    /**
     * Untrusted text and picture; our components sanitize them on display. With
     * WalletConnect, those of the peer wallet.
     */
    connectedWalletInfo: { icon: string | undefined; name: string } | undefined
    /**
     * Preferred account type by namespace. The defaults until an account is
     * connected; then `smartAccount` only for a user who uses one.
     */
    preferredAccountTypes: PreferredTypes
    /** http(s) URL of a picture. Only on EVM, not on test networks. */
    profileImage: string | undefined
    /** Untrusted text. Available on the same networks as the picture. */
    profileName: string | undefined
    /** Only for the embedded wallet, once it has reported it. */
    smartAccountDeployed: boolean | undefined
    /** Social provider of the login; `undefined` for an email login. */
    socialProvider: string | undefined
    /** Native coin and tokens; `undefined` until loaded. */
    tokenBalance: readonly TokenBalance[] | undefined
    /** User of the embedded wallet, if the account belongs to it. */
    user: FrameUser | undefined
    /** User name at the social provider. */
    userName: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}

type PreferredTypes = typeof defaultAccountTypes

/** Users have a smart account only if their login reports one as chosen. */
function toPreferred(
  account: Account | undefined,
  user: FrameUser | undefined,
): PreferredTypes {
  if (!account) return defaultAccountTypes
  const types = user?.accounts?.map(({ type }) => type) ?? ['smartAccount']
  const isSmart =
    user?.preferredAccountType === 'smartAccount' &&
    types.includes('smartAccount')
  return { ...defaultAccountTypes, eip155: isSmart ? 'smartAccount' : 'eoa' }
}
