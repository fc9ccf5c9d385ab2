'use client'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLogin } from './useWalletLogin.js'

/** What a click on a wallet does: it is asked, or shows how to be reached. */
export function useChooseWallet(): (wallet: Wallet) => void {
  const { go } = useModal()
  const { connect, reset } = useWalletLogin()
  return (wallet) => {
    const { id: walletId, links, namespace, type } = wallet
    // A wallet from which somebody came back is asked anew.
    reset()
    if (type === 'WALLET_CONNECT')
      return go({ view: 'ConnectingWalletConnect', data: { wallet } })
    // One wallet for both kinds of networks: which one is meant has to be said.
    if (type === 'MULTI_CHAIN')
      return go({ view: 'ConnectingMultiChain', data: { walletId } })
    // Whole, for its id alone may be that of another one as well.
    connect(wallet)
    go({
      view: 'ConnectingExternal',
      data: links ? { namespace, wallet, walletId } : { namespace, walletId },
    })
  }
}
