'use client'
import { useSyncExternalStore } from 'react'
import type { TokenBalance } from '../api/balances.js'
import type { AccountNamespace, AccountOf } from '../core/account/account.js'
import { defaultAccountTypes } from '../core/account/defaultAccountTypes.js'
import { toWalletInfo } from '../core/account/toWalletInfo.js'
import { AUTH_CONNECTOR_ID } from '../core/constants.js'
import type { FrameUser } from '../core/ports.js'
import { useWalletPeer } from './account/useWalletPeer.js'
import { useAccounts } from './useAccounts.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useBalances } from './useBalances.js'
import { useIdentity } from './useIdentity.js'
import { useKit } from './useKit.js'

/**
 * All that is known of an account, put together from those who know it: its
 * wallet, the balances, its name, and for the embedded wallet the login.
 *
 * @param parameters.namespace - of the active account of `eip155` or of
 * `solana`; default that of the kind of network used last
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
  return {
    account,
    allAccounts: accounts.filter(
      ({ namespace }) => namespace === account?.namespace,
    ),
    balance: native?.quantity.numeric,
    balanceSymbol: native?.symbol,
    connectedWalletInfo: account && toWalletInfo(account.connector, peer),
    preferredAccountTypes: toPreferred(user),
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
    /** The active account, `undefined` when no wallet is connected. */
    account: AccountOf<namespace> | undefined
    /** The connected accounts of its kind of network. */
    allAccounts: readonly AccountOf<namespace>[]
    /** The native coin: decimal text in whole coins. */
    balance: string | undefined
    balanceSymbol: string | undefined
    /**
     * Foreign text and picture; cleaned where our components show them. By
     * WalletConnect those of the wallet at the other end.
     */
    connectedWalletInfo: { icon: string | undefined; name: string } | undefined
    /** Which type of account counts first, per kind of network. */
    preferredAccountTypes: PreferredTypes
    /** http(s) address of a picture. EVM alone, and no test networks. */
    profileImage: string | undefined
    /** Foreign text, where there is a picture too. */
    profileName: string | undefined
    /** Of the embedded wallet, as far as it has said. */
    smartAccountDeployed: boolean | undefined
    /** What the login was made with; `undefined` by email. */
    socialProvider: string | undefined
    /** The native coin and the tokens, `undefined` until they are read. */
    tokenBalance: readonly TokenBalance[] | undefined
    /** Who is logged in to the embedded wallet, when the account is its. */
    user: FrameUser | undefined
    /** The person's name at a social login. */
    userName: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

const subscribeToNothing = () => () => {}

type PreferredTypes = typeof defaultAccountTypes

/** The login can choose the type of EVM accounts. */
function toPreferred(user: FrameUser | undefined): PreferredTypes {
  const type = user?.preferredAccountType
  return type === 'eoa' || type === 'smartAccount'
    ? { ...defaultAccountTypes, eip155: type }
    : defaultAccountTypes
}
