'use client'
import { useModal } from '../../hooks/useModal.js'
import { useLogin } from './useLogin.js'

/** Cancels the login and returns to where another can be started. */
export function useLeaveLogin(): () => void {
  const { back, canGoBack, go } = useModal()
  const { reset } = useLogin()
  return () => {
    reset()
    if (canGoBack) back()
    else go({ view: 'Connect', isReplacing: true })
  }
}
