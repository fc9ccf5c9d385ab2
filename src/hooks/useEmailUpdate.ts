'use client'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createEmailSteps } from '../actions/login/createEmailSteps.js'
import type { updateEmail } from '../actions/updateEmail.js'
import type { updateEmailPrimaryOtp } from '../actions/updateEmailPrimaryOtp.js'
import type { updateEmailSecondaryOtp } from '../actions/updateEmailSecondaryOtp.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../core/constants/login.js'
import { KitError } from '../core/errors/base.js'
import type { LoginCooldownError } from '../core/errors/login.js'
import { useAuthDisconnect } from './login/useAuthDisconnect.js'
import { useCooldown } from './login/useCooldown.js'
import { useKit } from './useKit.js'

/**
 * Hook for changing the embedded wallet's email address. Steps: new address,
 * code from the current address, code from the new one. The wallet stays the
 * same.
 *
 * A failure sets `error` and keeps the step. Unmounting aborts the pending
 * request. Nothing changes before the last code.
 *
 * @param parameters.onError - called with a failure, which is also in `error`
 * @param parameters.onStep - called when the next step is reached
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { step, submitEmail, submitPrimaryCode } = useEmailUpdate()
 * return step === 'email'
 *   ? <button onClick={() => submitEmail('ada@example.com')}>Change</button>
 *   : <button onClick={() => submitPrimaryCode('123456')}>Go on</button>
 */
export function useEmailUpdate(
  parameters: useEmailUpdate.Parameters = {},
): useEmailUpdate.ReturnType {
  const kit = useKit(parameters)
  const [step, setStep] = useState<useEmailUpdate.Step>('email')
  const [newEmail, setNewEmail] = useState<string | undefined>()
  const cooldown = useCooldown()
  const attempt = useAttempt()
  const mutation = useMutation<void, useEmailUpdate.ErrorType, Run>({
    mutationKey: ['latchkey', 'emailUpdate'],
    async mutationFn(run) {
      const signal = attempt.begin()
      await run(signal).catch((error: useEmailUpdate.ErrorType) => {
        // Aborted attempts are not reported.
        if (!signal.aborted) parameters.onError?.(error)
        throw error
      })
    },
    networkMode: 'always',
  })
  const { mutate, reset: resetMutation } = mutation

  function lead(next: useEmailUpdate.Step) {
    setStep(next)
    parameters.onStep?.(next)
  }

  const loadSteps = async () => {
    return createEmailSteps(kit)
  }

  const reset = useCallback(() => {
    attempt.end()
    resetMutation()
    setStep('email')
    setNewEmail(undefined)
  }, [attempt, resetMutation])
  useAuthDisconnect(kit, reset)

  function submitEmail(email: string) {
    mutate(async (signal) => {
      const { updateEmail } = await loadSteps()
      const asked = await updateEmail({ email, signal }).catch(
        (error: unknown) => {
          if (isTooSoon(error)) cooldown.start(error.secondsLeft)
          throw error
        },
      )
      if (signal.aborted) return
      cooldown.start(EMAIL_LOGIN_COOLDOWN_MS / 1_000)
      setNewEmail(email.trim())
      lead(asked.step)
    })
  }

  function submitPrimaryCode(otp: string) {
    mutate(async (signal) => {
      const { updateEmailPrimaryOtp } = await loadSteps()
      const { step } = await updateEmailPrimaryOtp({ otp, signal })
      if (!signal.aborted) lead(step)
    })
  }

  function submitSecondaryCode(otp: string) {
    mutate(async (signal) => {
      const { updateEmailSecondaryOtp } = await loadSteps()
      const done = await updateEmailSecondaryOtp({ otp, signal })
      if (signal.aborted) return
      setNewEmail(done.newEmail)
      lead(done.step)
    })
  }

  return {
    error: mutation.error,
    isPending: mutation.isPending,
    newEmail,
    resend: () => submitEmail(newEmail ?? ''),
    reset,
    secondsLeft: cooldown.secondsLeft,
    step,
    submitEmail,
    submitPrimaryCode,
    submitSecondaryCode,
  }
}

export declare namespace useEmailUpdate {
  type Parameters = useKit.Parameters & {
    onError?: ((error: ErrorType) => void) | undefined
    onStep?: ((step: Step) => void) | undefined
  }
  /**
   * Next input: the new address, or the code sent to the current or new one.
   */
  type Step = 'email' | 'primaryCode' | 'secondaryCode' | 'done'
  type ReturnType = {
    /** Why the last attempt failed; `null` if it did not. */
    error: ErrorType | null
    /** Whether a request is pending. */
    isPending: boolean
    /** The requested address; at the step `done`, the one now in effect. */
    newEmail: string | undefined
    /** Starts over with the same address, which emails a new code. */
    resend: () => void
    /** Returns to the first step and aborts the pending request. */
    reset: () => void
    /** Seconds until another email is possible. Updates every second. */
    secondsLeft: number
    /** What to show next. */
    step: Step
    /** Starts the change to a new address. */
    submitEmail: (email: string) => void
    /**
     * Submits the code of the current address.
     *
     * @param otp - the code emailed to the current address, 6 digits
     */
    submitPrimaryCode: (otp: string) => void
    /**
     * Submits the code of the new address.
     *
     * @param otp - the code emailed to the new address, 6 digits
     */
    submitSecondaryCode: (otp: string) => void
  }
  type ErrorType =
    | LoginCooldownError
    | updateEmail.ErrorType
    | updateEmailPrimaryOtp.ErrorType
    | updateEmailSecondaryOtp.ErrorType
}

type Run = (signal: AbortSignal) => Promise<void>

/** Checks the error code, as the class belongs to the lazy login chunk. */
function isTooSoon(error: unknown): error is LoginCooldownError {
  return error instanceof KitError && error.code === 'LOGIN_COOLDOWN'
}

/** One request at a time; the next one or unmounting aborts it. */
function useAttempt() {
  const current = useRef<AbortController | undefined>(undefined)
  const begin = useCallback(() => {
    current.current?.abort()
    current.current = new AbortController()
    return current.current.signal
  }, [])
  const end = useCallback(() => current.current?.abort(), [])
  useEffect(() => end, [end])
  return useRef({ begin, end }).current
}
