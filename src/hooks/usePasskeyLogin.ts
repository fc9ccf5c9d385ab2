'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { connectPasskey } from '../actions/connectPasskey.js'
import { openSocialPopup } from '../actions/openSocialPopup.js'
import { hasPasskeys } from '../features/login/hasPasskeys.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'

/**
 * Hook for logging in with a passkey, in a window of the frame's origin, where
 * the user uses one or creates one. Requires a project that offers passkeys.
 * Loads nothing before `login`.
 *
 * A connected guest keeps their account, which the passkey then opens.
 *
 * @param parameters.isShown - `false` while the login is not visible, as for
 * `useEmailLogin`; default `true`
 * @param parameters.onConnected - called once wagmi is connected
 * @param parameters.onError - called with a failure, which is also in `error`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { isSupported, login } = usePasskeyLogin()
 * return <button disabled={!isSupported} onClick={() => login()}>Passkey</button>
 */
export function usePasskeyLogin(
  parameters: usePasskeyLogin.Parameters = {},
): usePasskeyLogin.ReturnType {
  const kit = useKit(parameters)
  const [state, setState] = useState<State>(idle)
  const attempt = useLoginAttempt(kit, parameters.isShown ?? true)
  const isSupported = useSyncExternalStore(
    subscribeToNothing,
    hasPasskeys,
    () => true,
  )
  const mutation = useMutation<void, usePasskeyLogin.ErrorType, Popup>({
    mutationKey: ['latchkey', 'passkeyLogin'],
    mutationFn: (popup) => lead(popup, attempt.begin()),
    networkMode: 'always',
  })
  const { mutate, reset: resetMutation } = mutation

  async function lead(popup: Popup, signal: AbortSignal) {
    const show = (change: Partial<State>) => {
      if (!signal.aborted) setState((last) => ({ ...last, ...change }))
    }
    try {
      await connectPasskey(kit, {
        onAccepted: () => show({ blocked: undefined, status: 'connecting' }),
        onBlocked: (blocked) => show({ blocked, status: 'waiting' }),
        onOpened: () => show({ status: 'waiting' }),
        popup,
        signal,
      })
      show({ blocked: undefined, status: 'connected' })
      if (!signal.aborted) parameters.onConnected?.()
    } catch (error) {
      show(idle)
      // Aborted attempts are not reported.
      if (!signal.aborted)
        parameters.onError?.(error as usePasskeyLogin.ErrorType)
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

  const { blocked, status } = state
  return {
    blockedUrl: blocked?.error.url,
    error: mutation.error ?? blocked?.error ?? null,
    isSupported,
    login() {
      setState({ ...idle, status: 'opening' })
      // Open now: browsers block popups opened later.
      mutate(hasPasskeys() && kit.frame ? openSocialPopup(kit) : undefined)
    },
    openBlocked() {
      const isOpen = blocked?.open() ?? false
      if (isOpen) setState({ ...idle, status: 'waiting' })
      return isOpen
    },
    reset,
    status,
  }
}

export declare namespace usePasskeyLogin {
  type Parameters = useKit.Parameters & {
    isShown?: boolean | undefined
    onConnected?: (() => void) | undefined
    onError?: ((error: ErrorType) => void) | undefined
  }
  /**
   * `opening` until the window shows the wallet's page, `waiting` while the
   * user is there, `connecting` once the passkey was accepted.
   */
  type Status = 'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  type ReturnType = {
    /** URL to show as a link, if the browser blocked the window. */
    blockedUrl: string | undefined
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /** Whether this browser has passkeys; `true` on the server. */
    isSupported: boolean
    /** Call it within the click, before any `await`. */
    login: () => void
    /**
     * Opens the blocked window; call it in another click. Returns `false` if
     * it is blocked again.
     */
    openBlocked: () => boolean
    /** Aborts the pending login and returns to the start. */
    reset: () => void
    /** State of the login. */
    status: Status
  }
  type ErrorType = connectPasskey.ErrorType
}

type Popup = openSocialPopup.ReturnType | undefined

type State = {
  blocked:
    | Parameters<NonNullable<connectPasskey.Parameters['onBlocked']>>[0]
    | undefined
  status: usePasskeyLogin.Status
}

const idle: State = { blocked: undefined, status: 'idle' }

const subscribeToNothing = () => () => {}
