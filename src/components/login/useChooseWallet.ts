'use client'
import type { ModalView } from '../../core/modal/modal.js'
import type { Wallet } from '../../core/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLogin } from './useWalletLogin.js'

/** What a click on a wallet does: it is asked, or shows how to be reached. */
export function useChooseWallet(): (wallet: Wallet) => void {
  const { entry, go } = useModal()
  const { ask, reset } = useWalletLogin()
  return (wallet) => {
    const { id: walletId, links, namespace, type } = wallet
    // A wallet from which somebody came back is asked anew.
    reset()
    // Beside the list, where there is room: one after the other is tried.
    const isReplacing = attempts.includes(entry.view)
    if (type === 'WALLET_CONNECT')
      return go({
        view: 'ConnectingWalletConnect',
        data: { wallet },
        isReplacing,
      })
    // One wallet for both kinds of networks: which one is meant has to be said.
    if (type === 'MULTI_CHAIN')
      return go({
        view: 'ConnectingMultiChain',
        data: { walletId },
        isReplacing,
      })
    // Whole, for its id alone may be that of another one as well.
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
