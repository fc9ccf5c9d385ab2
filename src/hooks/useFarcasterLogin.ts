'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { connectFarcaster } from '../actions/connectFarcaster.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'
import { useSecondsUntil } from './utils/useSecondsUntil.js'

/**
 * Hook for logging in with Farcaster. Provides a URL to show as a QR code, or
 * as a link on phones, then connects. Loads nothing before `start`.
 *
 * A failure sets `error`; `start` tries again. `reset` or unmounting aborts
 * the pending login.
 *
 * @param parameters.isShown - `false` while the login is not visible, as for
 * `useEmailLogin`; default `true`
 * @param parameters.onConnected - called once wagmi is connected
 * @param parameters.onError - called with a failure, which is also in `error`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { start, status, url } = useFarcasterLogin()
 * return url ? <a href={url}>Open Farcaster</a> : <button onClick={start}>{status}</button>
 */
export function useFarcasterLogin(
  parameters: useFarcasterLogin.Parameters = {},
): useFarcasterLogin.ReturnType {
  const kit = useKit(parameters)
  const [state, setState] = useState<State>(idle)
  const attempt = useLoginAttempt(kit, parameters.isShown ?? true)
  const mutation = useMutation<void, useFarcasterLogin.ErrorType>({
    mutationKey: ['latchkey', 'farcasterLogin'],
    mutationFn: () => lead(attempt.begin()),
    networkMode: 'always',
  })
  const { mutate, reset: resetMutation } = mutation

  async function lead(signal: AbortSignal) {
    const show = (next: Partial<State>) => {
      if (!signal.aborted) setState({ ...idle, ...next })
    }
    try {
      const { userName } = await connectFarcaster(kit, {
        onAccepted: () => show({ status: 'connecting' }),
        onUri: (request) => show({ ...request, status: 'waiting' }),
        signal,
      })
      show({ status: 'connected', userName })
      if (!signal.aborted) parameters.onConnected?.()
    } catch (error) {
      show(idle)
      // Aborted attempts are not reported.
      if (!signal.aborted)
        parameters.onError?.(error as useFarcasterLogin.ErrorType)
      throw error
    } finally {
      if (!signal.aborted) attempt.end()
    }
  }

  const reset = useCallback(() => {
    attempt.end()
    resetMutation()
    setState(idle)
  }, [attempt, resetMutation])
  useAuthDisconnect(kit, reset)

  return {
    error: mutation.error,
    reset,
    secondsLeft: useSecondsUntil(state.expiresAt ?? 0),
    start: useCallback(() => {
      setState({ ...idle, status: 'opening' })
      mutate()
    }, [mutate]),
    status: state.status,
    url: state.url,
    userName: state.userName,
  }
}

export declare namespace useFarcasterLogin {
  type Parameters = useKit.Parameters & {
    isShown?: boolean | undefined
    onConnected?: (() => void) | undefined
    onError?: ((error: ErrorType) => void) | undefined
  }
  /**
   * `opening` until there is a URL, `waiting` until it is approved,
   * `connecting` while wagmi connects.
   */
  type Status = 'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  type ReturnType = {
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /** Aborts the pending login and returns to the start. */
    reset: () => void
    /** Seconds until the URL expires; 0 without one. */
    secondsLeft: number
    /** Requests a URL and waits until it is approved. */
    start: () => void
    /** State of the login. */
    status: Status
    /** URL to show as a QR code or link. Verified to be https. */
    url: string | undefined
    /** Untrusted text from Farcaster. */
    userName: string | undefined
  }
  type ErrorType = connectFarcaster.ErrorType
}

type State = {
  expiresAt: number | undefined
  status: useFarcasterLogin.Status
  url: string | undefined
  userName: string | undefined
}

const idle: State = {
  expiresAt: undefined,
  status: 'idle',
  url: undefined,
  userName: undefined,
}
