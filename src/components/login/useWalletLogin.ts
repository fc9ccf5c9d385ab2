'use client'
import { useContext } from 'react'
import type { useModalWallet } from '../../modal/wallet/useModalWallet.js'
import { WalletContext } from './WalletContext.js'

/** The modal's wallet connection. */
export function useWalletLogin(): useModalWallet.ReturnType {
  const wallet = useContext(WalletContext)
  if (!wallet) throw new Error('This view belongs into the modal')
  return wallet
}
