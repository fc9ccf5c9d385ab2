'use client'
import { useEffect, useRef } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
import type { useConnectWallet } from '../../hooks/useConnectWallet.js'
import { useKit } from '../../hooks/useKit.js'
import type { Wallet } from '../../wallets/wallet.js'
import { useWalletLogin } from './useWalletLogin.js'

/**
 * Begins the pairing for the view that shows its code, unless that has begun,
 * and gives it up with the view: a code that nobody sees connects nothing. What
 * the wallet has approved is not given up: of two kinds of networks the first
 * closes the view, and the second is still on its way.
 */
export function usePairedWallet(parameters: {
  namespace?: AccountNamespace | undefined
  wallet?: Wallet | undefined
}): useConnectWallet.ReturnType {
  const { pairing } = useKit()
  const connection = useWalletLogin()
  const { pair } = connection
  const { namespace, wallet } = parameters
  const chosen = useRef(wallet)
  chosen.current = wallet
  const status = useRef(connection.status)
  status.current = connection.status
  const isMounted = useRef(false)
  const key = wallet?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wallet can come as another object
  useEffect(() => {
    isMounted.current = true
    const giveUp = pair(chosen.current ?? WALLET_CONNECT_ID, { namespace })
    return () => {
      isMounted.current = false
      // StrictMode mounts again at once: only a real end gives up.
      queueMicrotask(() => {
        const isApproved =
          status.current === 'waiting' &&
          pairing?.getState().status === 'connected'
        if (!isMounted.current && !isApproved) giveUp()
      })
    }
  }, [key, namespace, pair, pairing])
  return connection
}
