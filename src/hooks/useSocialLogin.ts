'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectSocial } from '../actions/connectSocial.js'
import { openSocialPopup } from '../actions/openSocialPopup.js'
import { resumeSocialLogin } from '../actions/resumeSocialLogin.js'
import { resumeSocialRedirect } from '../actions/resumeSocialRedirect.js'
import { findPendingSocial } from '../actions/social/findPendingSocial.js'
import { startSocialRedirect } from '../actions/startSocialRedirect.js'
import type { listSocials } from '../core/login/listSocials.js'
import { returnNonce } from '../core/login/socialRecord.js'
import { getPlatform } from '../core/platform/getPlatform.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'
import { useSocials } from './useSocials.js'

/**
 * Leads a login by a social provider: a popup, opened inside the click, then
 * the connection. In Telegram, where there are no popups, the page is left for
 * the provider, and the login goes on when this hook is mounted again. It also
 * continues a login whose page was reloaded: `isResumed`.
 *
 * A failure is in `error`. When the browser has blocked the popup, show
 * `blockedUrl` as a link, or call `openBlocked` in another click: the login goes
 * on. A second login ends the first; `reset`, and the end of the component, end
 * what is open and close the popup.
 *
 * @param parameters.order - `create`: as for somebody who has no wallet yet,
 * unless the project has an order of its own
 * @param parameters.isShown - `false` while nobody can see it, as for
 * `useEmailLogin`; default `true`
 * @param parameters.onConnected - called once wagmi is connected
 * @param parameters.onError - called with a failure, which is in `error` too
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
      // What was given up is no news.
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
    // Now: browsers block what is opened later.
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
    // At once, so that nobody begins another one meanwhile.
    if (location.search.includes(returnNonce))
      setState({ ...idle, status: 'connecting' })
    let isGone = false
    // StrictMode mounts again at once: only one that stays takes the result.
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
    // StrictMode mounts again at once: only one that stays continues it.
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
  /** Those that log in by a popup; Farcaster has `useFarcasterLogin`. */
  type Provider = connectSocial.Provider
  type Options = {
    /** From `openSocialPopup`, when it was opened in the click already. */
    popup?: openSocialPopup.ReturnType | undefined
  }
  /**
   * `opening` until the popup is on its way to the provider, `waiting` while the
   * person is there, `connecting` once the provider has agreed.
   */
  type Status = 'idle' | 'opening' | 'waiting' | 'connecting' | 'connected'
  type ReturnType = {
    /** Address to show as a link, when the browser has blocked the popup. */
    blockedUrl: string | undefined
    error: ErrorType | null
    /**
     * The page was reloaded during this login. While `waiting` its window can
     * still finish it; once `idle` it has to be started again.
     */
    isResumed: boolean
    /** Call it inside the click, before any `await`. */
    login: (provider: Provider, options?: Options) => void
    /** Opens the popup that was blocked, in another click; `false` when it was again. */
    openBlocked: () => boolean
    /** Whom `status` and `error` speak of. */
    provider: Provider | undefined
    /** What to offer: `all`, or laid out as `wide`, `icons` and `hasMore`. */
    providers: listSocials.ReturnType
    /** Ends what is open, and goes back to the start. */
    reset: () => void
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

/** Resolves with the status that it ends in. */
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
