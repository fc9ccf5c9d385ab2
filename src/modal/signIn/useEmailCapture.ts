'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { cancelSignIn } from '../../actions/signIn/cancelSignIn.js'
import { submitEmail } from '../../actions/signIn/submitEmail.js'
import { EMAIL_LOGIN_COOLDOWN_MS } from '../../core/constants/login.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { confirmEmail } from '../../features/signIn/confirmEmail.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { endCapture } from '../../features/signIn/endCapture.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useSecondsUntil } from '../../hooks/utils/useSecondsUntil.js'

/** State and actions of the views that ask for an email address. */
export function useEmailCapture(): useEmailCapture.ReturnType {
  const kit = useKit()
  const account = useActiveAccount()
  const { entry } = useModal()
  const [isCancelling, setIsCancelling] = useState(false)
  const { mailed } = kit.own(createSignInMemory)
  const secondsLeft = useSecondsUntil(
    mailed ? mailed.at + EMAIL_LOGIN_COOLDOWN_MS : 0,
  )
  const { error, isPending, mutate, variables } = useMutation({
    async mutationFn(step: Step) {
      try {
        if (step.code === undefined) await submitEmail(kit, step)
        else await confirmEmail(kit, { code: step.code, email: step.email })
      } catch (cause) {
        throw getKitError(cause)
      }
    },
    onError: (cause) => notifyError(kit, cause),
    retry: false,
  })
  async function cancel() {
    setIsCancelling(true)
    try {
      await cancelSignIn(kit)
    } catch (cause) {
      notifyError(kit, cause)
    } finally {
      setIsCancelling(false)
    }
  }
  return {
    cancel: () => void cancel(),
    error,
    isCancelling,
    isPending,
    isSkippable:
      entry.view === 'DataCapture' && entry.data?.isSkippable === true,
    known: kit.storage.get('email'),
    secondsLeft,
    sent: variables,
    skip() {
      if (account) endCapture(kit, account)
    },
    submit: mutate,
  }
}

type Step = {
  email: string
  /** The mailed code; without it, the address is submitted. */
  code?: string | undefined
  isResend?: boolean | undefined
}

export declare namespace useEmailCapture {
  type ReturnType = {
    /** Leaves the sign-in; if a session is required, disconnects. */
    cancel: () => void
    error: unknown
    isCancelling: boolean
    isPending: boolean
    /** Whether the user may sign in without an email address. */
    isSkippable: boolean
    /** Address of the login to the embedded wallet. */
    known: string | undefined
    /** Until the next code can be mailed. */
    secondsLeft: number
    /** What was submitted last. */
    sent: Step | undefined
    skip: () => void
    submit: (step: Step) => void
  }
}
