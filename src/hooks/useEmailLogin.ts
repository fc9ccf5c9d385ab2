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
import { EMAIL_LOGIN_COOLDOWN_MS } from '../core/constants.js'
import { loadModule } from '../core/loadModule.js'
import {
  type PendingLogin,
  readPendingLogin,
} from '../core/login/readPendingLogin.js'
import { savePendingLogin } from '../core/login/savePendingLogin.js'
import type { Kit } from '../createKit.js'
import type { createEmailLogin } from './login/createEmailLogin.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useCooldown } from './login/useCooldown.js'
import { useLoginAttempt } from './login/useLoginAttempt.js'
import { useKit } from './useKit.js'

/**
 * Leads a login by email: address, on a new device the mailed link, code,
 * connection. Nothing is loaded before `submitEmail`.
 *
 * A failure is in `error` and leaves the step as it was: after a wrong code
 * another one can be submitted, after an expired one `resend` mails a new one.
 * At the step `device` it waits for the mailed link by itself. When the
 * component goes, what is open is aborted.
 *
 * A reload of the page, such as phones do after a visit to the mail app, keeps
 * a login that waits for its code: `email`, `step` and `secondsLeft` come back
 * in the same tab for 10 minutes, and the mailed code still works. Offer
 * `reset` there, for another address. The code is never stored.
 *
 * @param parameters.isShown - `false` while nobody can see it, such as in a
 * closed dialog: it goes on, but wagmi's `connect` fails with
 * `LoginRequiredError` rather than wait for it; default `true`
 * @param parameters.onError - called with a failure, which is in `error` too
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
    /** The address the last mail went to. */
    email: string | undefined
    error: ErrorType | null
    /** Whether a request is under way; not while the mailed link is awaited. */
    isPending: boolean
    /** What `isPending` and `error` are about. */
    lastAction: 'email' | 'code' | undefined
    /** Mails a new code to the same address. */
    resend: () => void
    /** Back to the start; aborts what is open. */
    reset: () => void
    /** Until another mail can be asked for; ticks while above zero. */
    secondsLeft: number
    step: Step
    /** @param otp - the mailed code, 6 digits */
    submitCode: (otp: string) => void
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

/** The login that is kept for a reload, which restores it once. */
function usePending(kit: Kit, onRestore: (login: PendingLogin) => void) {
  const own = useRef<PendingLogin | undefined>(undefined)
  const isMounted = useRef(false)
  const latest = useRef(onRestore)
  latest.current = onRestore
  const [pending] = useState(() => ({
    keep(login: PendingLogin | undefined) {
      // Another component's login is not this one's to forget.
      if (!login && !own.current) return
      own.current = login
      savePendingLogin(kit.storage, login)
    },
  }))
  // Before anything is painted; a server renders the first step.
  // Asked here, because importing this must touch nothing; React 18 warns of a
  // layout effect on a server.
  const useClientEffect =
    typeof window === 'undefined' ? useEffect : useLayoutEffect
  useClientEffect(() => {
    isMounted.current = true
    // Its attempt has ended with the first of the two mounts of StrictMode.
    const login = own.current ?? readPendingLogin(kit.storage)
    if (login && kit.frame) {
      own.current = login
      latest.current(login)
    }
    return () => {
      isMounted.current = false
      // StrictMode mounts again at once: only a real end forgets.
      queueMicrotask(() => {
        if (!isMounted.current) pending.keep(undefined)
      })
    }
  }, [kit, pending])
  return pending
}
