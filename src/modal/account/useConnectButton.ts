'use client'
import { openModal } from '../../actions/modal/openModal.js'
import { useKitAtom } from '../../context.js'
import type { Account } from '../../core/account/account.js'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants.js'
import { findNetworkName } from '../../core/network/findNetworkName.js'
import { isUnsupportedChain } from '../../core/network/isUnsupportedChain.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useConnectionStatus } from './useConnectionStatus.js'

/**
 * What a button that opens the modal has to know.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { account, open } = useConnectButton()
 * return <button onClick={open}>{account?.address ?? 'Connect'}</button>
 */
export function useConnectButton(): useConnectButton.ReturnType {
  const kit = useKit()
  const account = useActiveAccount()
  const status = useConnectionStatus()
  // Not all of `useModal`: the way through its views comes with the modal.
  const { hasFailed, isOpen } = useKitAtom(kit, kit.atoms.modal)
  // Of two sides, one can still be on its way back.
  const isReconnecting =
    status === 'reconnecting' && account?.status !== 'connected'
  return {
    account,
    hasFailed,
    isConnected: account !== undefined,
    // wagmi also says so at the start of every page, when nobody connects.
    isConnecting: isReconnecting || (status === 'connecting' && isOpen),
    isOpen,
    isReady: account !== undefined || status !== 'unknown',
    isUnsupported: account !== undefined && isUnsupportedChain(kit, account),
    network: account && {
      id: account.chainId,
      name: findNetworkName(kit, account.chainId) ?? UNKNOWN_NETWORK_LABEL,
    },
    open: () => openModal(kit),
    openNetworks: () => openModal(kit, { view: 'Networks' }),
  }
}

export declare namespace useConnectButton {
  type ReturnType = {
    /** The active account, `undefined` when no wallet is connected. */
    account: Account | undefined
    /** The modal was to open, and its code could not be fetched. */
    hasFailed: boolean
    isConnected: boolean
    /** A wallet is being connected, or one of an earlier visit restored. */
    isConnecting: boolean
    /** The modal is open. */
    isOpen: boolean
    /** `false` until it is known whether a wallet is connected. */
    isReady: boolean
    /** The wallet is on an EVM chain that the wagmi config lacks. */
    isUnsupported: boolean
    /** Where the active account is. */
    network: { id: number | SolanaNetworkId; name: string } | undefined
    /** Opens the modal: to connect a wallet, or at the account. */
    open: () => void
    /** Opens the modal where one changes the network. */
    openNetworks: () => void
  }
  type ErrorType = useKit.ErrorType
}
