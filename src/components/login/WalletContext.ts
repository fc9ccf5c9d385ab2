'use client'
import { createContext } from 'react'
import type { useModalWallet } from '../../modal/wallet/useModalWallet.js'

export const WalletContext = createContext<
  useModalWallet.ReturnType | undefined
>(undefined)
