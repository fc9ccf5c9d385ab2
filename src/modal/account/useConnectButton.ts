'use client'
import { openModal } from '../../actions/modal/openModal.js'
import { useKitAtom } from '../../context.js'
import type { Account } from '../../core/account/account.js'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants/labels.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { findNetworkName } from '../../features/networks/findNetworkName.js'
import { isUnsupportedChain } from '../../features/networks/isUnsupportedChain.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useConnectionStatus } from '../../hooks/useConnectionStatus.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns the state and actions of a button that opens the modal.
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
  // Not `useModal`, as its navigation code loads with the modal.
  const { hasFailed, isOpen } = useKitAtom(kit, kit.atoms.modal)
  // With two namespaces, one may still be reconnecting.
  const isReconnecting =
    status === 'reconnecting' && account?.status !== 'connected'
  return {
    account,
    hasFailed,
    isConnected: account !== undefined,
    // wagmi also reports `connecting` on every page load without a
    // connection.
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
    /** The active account; `undefined` if no wallet is connected. */
    account: Account | undefined
    /** Whether the modal's code failed to load when opening it. */
    hasFailed: boolean
    isConnected: boolean
    /**
     * Whether a wallet is connecting, or one of an earlier visit reconnecting.
     */
    isConnecting: boolean
    /** Whether the modal is open. */
    isOpen: boolean
    /** `false` until it is known whether a wallet is connected. */
    isReady: boolean
    /** Whether the wallet is on an EVM chain that the wagmi config lacks. */
    isUnsupported: boolean
    /** Network of the active account. */
    network: { id: number | SolanaNetworkId; name: string } | undefined
    /** Opens the modal to connect a wallet, or at the account. */
    open: () => void
    /** Opens the modal at the network list. */
    openNetworks: () => void
  }
  type ErrorType = useKit.ErrorType
}
