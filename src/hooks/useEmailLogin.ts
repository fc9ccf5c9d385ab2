'use client'
import { useMutation } from '@tanstack/react-query'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { connectDevice } from '../actions/connectDevice.js'
import type { connectEmail } from '../actions/connectEmail.js'
import type { connectOtp } from '../actions/connectOtp.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../core/constants/login.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import {
  type PendingLogin,
  readPendingLogin,
} from '../features/login/readPendingLogin.js'
import { savePendingLogin } from '../features/login/savePendingLogin.js'
import type { createEmailLogin } from './login/createEmailLogin.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useCooldown } from './login/useCooldown.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'

/**
 * Hook for logging in by email. Steps: address, emailed link on a new device,
 * code, connection. Loads nothing before `submitEmail`.
 *
 * A failure sets `error` and keeps the step. After a wrong code, submit
 * another; after an expired one, call `resend`. At the step `device`, it
 * waits for the emailed link automatically. Unmounting aborts the pending
 * request.
 *
 * A login that waits for its code survives a page reload, as happens on
 * phones after switching to the mail app. `email`, `step` and `secondsLeft`
 * are restored in the same tab for 10 minutes, and the emailed code stays
 * valid. Offer `reset` to use another address. The code is never stored.
 *
 * @param parameters.isShown - `false` while the login is not visible, such as
 * in a closed dialog. It continues, but wagmi's `connect` fails with
 * `LoginRequiredError` instead of waiting for it. Default `true`
 * @param parameters.onError - called with a failure, which is also in `error`
 * @param parameters.onStep - called when the next step is reached
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { step, submitEmail, submitCode } = useEmailLogin()
 * return step === 'email'
 *   ? <button onClick={() => submitEmail('ada@example.com')}>Mail a code</button>
 *   : <button onClick={() => submitCode('123456')}>Log in</button>
 */
export function useEmailLogin(
  parameters: useEmailLogin.Parameters = {},
): useEmailLogin.ReturnType {
  const kit = useKit(parameters)
  const [step, setStep] = useState<useEmailLogin.Step>('email')
  const [email, setEmail] = useState<string | undefined>()
  const cooldown = useCooldown()
  const attempt = useLoginAttempt(kit, parameters.isShown ?? true)
  const mutation = useMutation<void, useEmailLogin.ErrorType, Run>({
    mutationKey: ['latchkey', 'emailLogin'],
    async mutationFn({ run }) {
      const signal = attempt.begin()
      const { createEmailLogin } = await loadModule(
        () => import('./login/createEmailLogin.js'),
      )
      await run(
        createEmailLogin({
          end: attempt.end,
          keep: pending.keep,
          kit,
          lead,
          setEmail,
          setStep,
          signal,
          start: cooldown.start,
        }),
      )
    },
    networkMode: 'always',
    onError: (error) => parameters.onError?.(error),
  })
  const { error, isPending, mutate, reset: resetMutation } = mutation

  const pending = usePending(kit, ({ email, sentAt, step }) => {
    setEmail(email)
    setStep(step)
    const left = sentAt + EMAIL_LOGIN_COOLDOWN_MS - Date.now()
    if (left > 0) cooldown.start(left / 1_000)
    if (step === 'device')
      mutate({ name: 'email', run: (login) => login.waitForDevice(email) })
    else attempt.begin()
  })

  function lead(next: useEmailLogin.StepChange) {
    setStep(next.step)
    parameters.onStep?.(next)
  }

  const reset = useCallback(() => {
    attempt.end()
    resetMutation()
    setStep('email')
    setEmail(undefined)
    pending.keep(undefined)
  }, [attempt, pending, resetMutation])
  useAuthDisconnect(kit, reset)

  const submitEmail = (email: string) =>
    mutate({ name: 'email', run: (login) => login.submitEmail(email) })

  return {
    email,
    error,
    isPending: isPending && step !== 'device',
    lastAction: mutation.variables?.name,
    resend: () => submitEmail(email ?? ''),
    reset,
    secondsLeft: cooldown.secondsLeft,
    step,
    submitCode: (otp) =>
      mutate({ name: 'code', run: (login) => login.submitCode(otp) }),
    submitEmail,
  }
}

export declare namespace useEmailLogin {
  type Parameters = useKit.Parameters & {
    isShown?: boolean | undefined
    onError?: ((error: ErrorType) => void) | undefined
    onStep?: ((change: StepChange) => void) | undefined
  }
  type StepChange = createEmailLogin.StepChange
  type Step = createEmailLogin.Step
  type ReturnType = {
    /** Address of the last email. */
    email: string | undefined
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /**
     * Whether a request is pending. `false` while waiting for the emailed link.
     */
    isPending: boolean
    /** The action that `isPending` and `error` refer to. */
    lastAction: 'email' | 'code' | undefined
    /** Emails a new code to the same address. */
    resend: () => void
    /** Returns to the first step and aborts the pending request. */
    reset: () => void
    /** Seconds until another email is possible. Updates every second. */
    secondsLeft: number
    /** What to show next. */
    step: Step
    /**
     * Submits the emailed code.
     *
     * @param otp - the emailed code, 6 digits
     */
    submitCode: (otp: string) => void
    /** Emails a code to the address. */
    submitEmail: (email: string) => void
  }
  type ErrorType =
    | connectDevice.ErrorType
    | connectEmail.ErrorType
    | connectOtp.ErrorType
}

type Run = {
  name: 'email' | 'code'
  run: (login: createEmailLogin.ReturnType) => Promise<void>
}

/** Persists a pending login across a reload and restores it once. */
function usePending(kit: Kit, onRestore: (login: PendingLogin) => void) {
  const own = useRef<PendingLogin | undefined>(undefined)
  const isMounted = useRef(false)
  const latest = useRef(onRestore)
  latest.current = onRestore
  const [pending] = useState(() => ({
    keep(login: PendingLogin | undefined) {
      // Do not clear the login of another component.
      if (!login && !own.current) return
      own.current = login
      savePendingLogin(kit.storage, login)
    },
  }))
  // Runs before the first paint; the server renders the first step. Checked
  // at render, because importing must have no side effects, and React 18
  // warns about layout effects on a server.
  const useClientEffect =
    typeof window === 'undefined' ? useEffect : useLayoutEffect
  useClientEffect(() => {
    isMounted.current = true
    // In StrictMode, the first unmount has aborted its attempt.
    const login = own.current ?? readPendingLogin(kit.storage)
    if (login && kit.frame) {
      own.current = login
      latest.current(login)
    }
    return () => {
      isMounted.current = false
      // StrictMode remounts immediately; only a real unmount clears it.
      queueMicrotask(() => {
        if (!isMounted.current) pending.keep(undefined)
      })
    }
  }, [kit, pending])
  return pending
}
