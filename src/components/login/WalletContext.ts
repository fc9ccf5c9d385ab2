'use client'
import { createContext } from 'react'
import type { useConnectWallet } from '../../hooks/useConnectWallet.js'

export const WalletContext = createContext<
  useConnectWallet.ReturnType | undefined
>(undefined)
