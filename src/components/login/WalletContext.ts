'use client'
import { createContext } from 'react'
import type { useModalWallet } from '../../hooks/useModalWallet.js'

export const WalletContext = createContext<
  useModalWallet.ReturnType | undefined
>(undefined)
