'use client'
import { followLogin } from '../actions/followLogin.js'
import { useEmailLogin } from './useEmailLogin.js'
import { useKit } from './useKit.js'

/** The login by email that leads the modal through its views. */
export function useModalLogin(): useEmailLogin.ReturnType {
  const kit = useKit()
  return useEmailLogin({ kit, onStep: (change) => followLogin(kit, change) })
}
