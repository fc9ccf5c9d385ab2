'use client'
import { useModal } from '../../hooks/useModal.js'
import { useLogin } from './useLogin.js'

/** Gives a login up, and leads to where another can be begun. */
export function useLeaveLogin(): () => void {
  const { back, canGoBack, go } = useModal()
  const { reset } = useLogin()
  return () => {
    reset()
    if (canGoBack) back()
    else go({ view: 'Connect', isReplacing: true })
  }
}
