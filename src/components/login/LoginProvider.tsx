'use client'
import type { ReactNode } from 'react'
import { useModalLogin } from '../../modal/login/useModalLogin.js'
import { useModalWallet } from '../../modal/wallet/useModalWallet.js'
import { LoginContext } from './LoginContext.js'
import { WalletContext } from './WalletContext.js'

/**
 * Shares one login and one wallet connection between all views. Both outlive
 * the views and a closed modal.
 */
export function LoginProvider({ children }: { children: ReactNode }) {
  const login = useModalLogin()
  const wallet = useModalWallet()
  return (
    <LoginContext.Provider value={login}>
      <WalletContext.Provider value={wallet}>{children}</WalletContext.Provider>
    </LoginContext.Provider>
  )
}
