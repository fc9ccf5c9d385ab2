'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { connectGuest } from '../actions/connectGuest.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'

/**
 * Hook for opening an account without a login, which only this browser opens
 * until it has one. See `connectGuest`. Loads nothing before `login`.
 *
 * @param parameters.isShown - `false` while the login is not visible, as for
 * `useEmailLogin`; default `true`
 * @param parameters.onConnected - called once wagmi is connected
 * @param parameters.onError - called with a failure, which is also in `error`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { login, status } = useGuestLogin()
 * return <button disabled={status === 'connecting'} onClick={login}>Try it</button>
 */
export function useGuestLogin(
  parameters: useGuestLogin.Parameters = {},
): useGuestLogin.ReturnType {
  const kit = useKit(parameters)
  const attempt = useLoginAttempt(kit, parameters.isShown ?? true)
  const { error, isPending, isSuccess, mutate, reset } = useMutation<
    void,
    useGuestLogin.ErrorType
  >({
    mutationKey: ['latchkey', 'guestLogin'],
    mutationFn: () => lead(attempt.begin()),
    networkMode: 'always',
  })

  async function lead(signal: AbortSignal) {
    try {
      await connectGuest(kit, { signal })
      if (!signal.aborted) parameters.onConnected?.()
    } catch (error) {
      // Aborted attempts are not reported.
      if (!signal.aborted)
        parameters.onError?.(error as useGuestLogin.ErrorType)
      throw error
    } finally {
      if (!signal.aborted) attempt.end()
    }
  }

  const resetLogin = useCallback(() => {
    attempt.end()
    reset()
  }, [attempt, reset])
  useAuthDisconnect(kit, resetLogin)

  return {
    error,
    login: useCallback(() => mutate(), [mutate]),
    reset: resetLogin,
    status: isPending ? 'connecting' : isSuccess ? 'connected' : 'idle',
  }
}

export declare namespace useGuestLogin {
  type Parameters = useKit.Parameters & {
    isShown?: boolean | undefined
    onConnected?: (() => void) | undefined
    onError?: ((error: ErrorType) => void) | undefined
  }
  type Status = 'idle' | 'connecting' | 'connected'
  type ReturnType = {
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /** Opens the account, and connects it. */
    login: () => void
    /** Aborts the pending login and returns to the start. */
    reset: () => void
    /** State of the login. */
    status: Status
  }
  type ErrorType = connectGuest.ErrorType
}
