'use client'
import type { ReactNode } from 'react'
import { useEmailLogin } from '../../hooks/useEmailLogin.js'
import { LoginContext } from './LoginContext.js'

/** One login for all its views; it outlives them, and a closed modal too. */
export function LoginProvider({ children }: { children: ReactNode }) {
  const login = useEmailLogin()
  return <LoginContext.Provider value={login}>{children}</LoginContext.Provider>
}
