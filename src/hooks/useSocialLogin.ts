'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectSocial } from '../actions/connectSocial.js'
import { openSocialPopup } from '../actions/openSocialPopup.js'
import { resumeSocialLogin } from '../actions/resumeSocialLogin.js'
import { resumeSocialRedirect } from '../actions/resumeSocialRedirect.js'
import { startSocialRedirect } from '../actions/startSocialRedirect.js'
import { getPlatform } from '../core/platform/getPlatform.js'
import { findPendingSocial } from '../features/login/findPendingSocial.js'
import type { listSocials } from '../features/login/listSocials.js'
import { returnNonce } from '../features/login/socialRecord.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'
import { useSocials } from './useSocials.js'

/**
 * Hook for logging in with a social provider. Opens a popup within the click,
 * then connects. Telegram has no popups, so there the page redirects to the
 * provider, and the login resumes when this hook mounts again. A login whose
 * page was reloaded is also continued (`isResumed`).
 *
 * A failure sets `error`. If the browser blocks the popup, show `blockedUrl`
 * as a link, or call `openBlocked` in another click; the login continues. A
 * second login replaces the first. `reset` or unmounting aborts the pending
 * login and closes the popup.
 *
 * @param parameters.order - `create`: order for users without a wallet,
 * unless the project sets its own
 * @param parameters.isShown - `false` while the login is not visible, as for
 * `useEmailLogin`; default `true`
 * @param parameters.onConnected - called once wagmi is connected
 * @param parameters.onError - called with a failure, which is also in `error`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { login, status } = useSocialLogin()
 * return <button onClick={() => login('google')}>{status === 'idle' ? 'Google' : 'Wait'}</button>
 */
export function useSocialLogin(
  parameters: useSocialLogin.Parameters = {},
): useSocialLogin.ReturnType {
  const kit = useKit(parameters)
  const [state, setState] = useState<State>(idle)
  const attempt = useLoginAttempt(kit, parameters.isShown ?? true)
  const hasBegun = useRef(false)
  const mutation = useMutation<void, useSocialLogin.ErrorType, Run>({
    mutationKey: ['latchkey', 'socialLogin'],
    mutationFn: (run) => lead(run, attempt.begin()),
    networkMode: 'always',
  })
  const { mutate, reset: resetMutation } = mutation

  async function lead(run: Run, signal: AbortSignal) {
    const show = (change: Partial<State>) => {
      if (!signal.aborted) setState((last) => ({ ...last, ...change }))
    }
    try {
      const status = await run({ show, signal })
      show({ blocked: undefined, status })
      if (status === 'connected' && !signal.aborted) parameters.onConnected?.()
    } catch (error) {
      show({ blocked: undefined, status: 'idle' })
      // Aborted attempts are not reported.
      if (!signal.aborted)
        parameters.onError?.(error as useSocialLogin.ErrorType)
      throw error
    } finally {
      if (!signal.aborted) attempt.end()
    }
  }

  function login(
    provider: useSocialLogin.Provider,
    options: useSocialLogin.Options = {},
  ) {
    hasBegun.current = true
    setState({ ...idle, provider, status: 'opening' })
    if (getPlatform().isTelegram) return mutate(toRedirect(provider))
    // Open now: browsers block popups opened later.
    const popup = options.popup ?? (kit.frame && openSocialPopup(kit))
    mutate(async ({ show, signal }) => {
      await connectSocial(kit, {
        onAccepted: () => show({ blocked: undefined, status: 'connecting' }),
        onBlocked: (blocked) => show({ blocked, status: 'waiting' }),
        onOpened: () => show({ status: 'waiting' }),
        popup,
        provider,
        signal,
      })
      return 'connected'
    })
  }

  function toRedirect(provider: useSocialLogin.Provider): Run {
    return async ({ signal }) => {
      await startSocialRedirect(kit, { provider, signal })
      return 'waiting'
    }
  }

  useEffect(() => {
    if (kit.storage.get('socialRedirect') === undefined) return
    // Set immediately, so that no other login starts in the meantime.
    if (location.search.includes(returnNonce))
      setState({ ...idle, status: 'connecting' })
    let isGone = false
    // StrictMode remounts immediately; only the lasting mount takes the
    // result.
    queueMicrotask(() => {
      if (isGone) return
      mutate(async ({ show, signal }) => {
        const onFound = ({ provider }: { provider: useSocialLogin.Provider }) =>
          show({ provider, status: 'connecting' })
        const found = await resumeSocialRedirect(kit, { onFound, signal })
        return found ? 'connected' : 'idle'
      })
    })
    return () => {
      isGone = true
    }
  }, [kit, mutate])

  useEffect(() => {
    const pending = findPendingSocial(kit)
    if (!pending) return
    const { provider, state } = pending
    const status = state === undefined ? 'idle' : 'waiting'
    setState({ ...idle, isResumed: true, provider, status })
    let isGone = false
    // StrictMode remounts immediately; only the lasting mount continues.
    queueMicrotask(() => {
      if (isGone || hasBegun.current) return
      mutate(async ({ show, signal }) => {
        const onAccepted = () => show({ status: 'connecting' })
        const found = await resumeSocialLogin(kit, { onAccepted, signal })
        return found ? 'connected' : 'idle'
      })
    })
    return () => {
      isGone = true
    }
  }, [kit, mutate])

  const reset = useCallback(() => {
    attempt.end()
    resetMutation()
    setState(idle)
  }, [attempt, resetMutation])
  useAuthDisconnect(kit, reset)

  const { blocked, isResumed, provider, status } = state
  return {
    blockedUrl: blocked?.error.url,
    error: mutation.error ?? blocked?.error ?? null,
    isResumed,
    login,
    openBlocked() {
      const isOpen = blocked?.open() ?? false
      if (isOpen) setState((last) => ({ ...last, blocked: undefined }))
      return isOpen
    },
    provider,
    providers: useSocials({ kit, order: parameters.order }),
    reset,
    status,
  }
}

export declare namespace useSocialLogin {
  type Parameters = useKit.Parameters & {
    isShown?: boolean | undefined
    onConnected?: (() => void) | undefined
    onError?: ((error: ErrorType) => void) | undefined
    order?: listSocials.Parameters['order']
  }
  /** Providers that use a popup. For Farcaster, use `useFarcasterLogin`. */
  type Provider = connectSocial.Provider
  type Options = {
    /** From `openSocialPopup`, if already opened within the click. */
    popup?: openSocialPopup.ReturnType | undefined
  }
  /**
   * `opening` until the popup goes to the provider, `waiting` while the user is
   * there, `connecting` once the provider has approved.
   */
  type Status = 'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  type ReturnType = {
    /** URL to show as a link, if the browser blocked the popup. */
    blockedUrl: string | undefined
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /**
     * Whether the page was reloaded during this login. While `waiting`, its
     * popup can still finish it; if `idle`, it has to be started again.
     */
    isResumed: boolean
    /** Call it within the click, before any `await`. */
    login: (provider: Provider, options?: Options) => void
    /**
     * Opens the blocked popup; call it in another click. Returns `false` if it
     * is blocked again.
     */
    openBlocked: () => boolean
    /** Provider that `status` and `error` refer to. */
    provider: Provider | undefined
    /**
     * Providers to offer: `all`, or laid out as `wide`, `icons` and `hasMore`.
     */
    providers: listSocials.ReturnType
    /** Aborts the pending login and returns to the start. */
    reset: () => void
    /** State of the login. */
    status: Status
  }
  type ErrorType =
    | connectSocial.ErrorType
    | resumeSocialLogin.ErrorType
    | resumeSocialRedirect.ErrorType
    | startSocialRedirect.ErrorType
}

type State = {
  blocked: connectSocial.Blocked | undefined
  isResumed: boolean
  provider: useSocialLogin.Provider | undefined
  status: useSocialLogin.Status
}

/** Resolves to the final status. */
type Run = (context: {
  show: (change: Partial<State>) => void
  signal: AbortSignal
}) => Promise<useSocialLogin.Status>

const idle: State = {
  blocked: undefined,
  isResumed: false,
  provider: undefined,
  status: 'idle',
}
