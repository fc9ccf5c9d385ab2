'use client'
import type { ModalView } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLogin } from './useWalletLogin.js'

/** Returns a click handler that connects a wallet, or shows how to reach it. */
export function useChooseWallet(): (wallet: Wallet) => void {
  const { entry, go } = useModal()
  const { ask, reset } = useWalletLogin()
  return (wallet) => {
    const { id: walletId, links, namespace, type } = wallet
    // Start over if the user navigated back from this wallet.
    reset()
    // In two panes, each attempt replaces the previous one.
    const isReplacing = attempts.includes(entry.view)
    if (type === 'WALLET_CONNECT')
      return go({
        view: 'ConnectingWalletConnect',
        data: { wallet },
        isReplacing,
      })
    // The wallet supports both namespaces, so the user has to choose one.
    if (type === 'MULTI_CHAIN')
      return go({
        view: 'ConnectingMultiChain',
        data: { walletId },
        isReplacing,
      })
    // Pass the whole wallet, because its ID may not be unique.
    ask(wallet, () =>
      go({
        view: 'ConnectingExternal',
        data: links ? { namespace, wallet, walletId } : { namespace, walletId },
        isReplacing,
      }),
    )
  }
}

const attempts: readonly ModalView[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
]
