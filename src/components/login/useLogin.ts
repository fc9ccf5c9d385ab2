'use client'
import { useContext } from 'react'
import type { useEmailLogin } from '../../hooks/useEmailLogin.js'
import { LoginContext } from './LoginContext.js'

/** The modal's login. */
export function useLogin(): useEmailLogin.ReturnType {
  const login = useContext(LoginContext)
  if (!login) throw new Error('This view belongs into the modal')
  return login
}
