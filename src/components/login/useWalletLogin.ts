'use client'
import { useContext } from 'react'
import type { useConnectWallet } from '../../hooks/useConnectWallet.js'
import { WalletContext } from './WalletContext.js'

/** The wallet that the modal is connecting. */
export function useWalletLogin(): useConnectWallet.ReturnType {
  const wallet = useContext(WalletContext)
  if (!wallet) throw new Error('This view belongs into the modal')
  return wallet
}
