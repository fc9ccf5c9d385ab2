'use client'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { cancelSignIn } from '../../actions/signIn/cancelSignIn.js'
import { promptSignIn } from '../../actions/signIn/promptSignIn.js'
import { useKitAtom } from '../../context.js'
import type { Account } from '../../core/account/account.js'
import { SignInCancelledError } from '../../core/errors/signIn.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { signInMutationOptions } from '../../query/signIn.js'

/** State and actions of the sign-in prompt. */
export function useSignInPrompt(): useSignInPrompt.ReturnType {
  const kit = useKit()
  const account = useActiveAccount()
  const { entry } = useModal()
  const { failure, signing } = useKitAtom(kit, kit.atoms.signIn)
  const { mutateAsync: signIn } = useMutation(signInMutationOptions(kit))
  const [isCancelling, setIsCancelling] = useState(false)
  async function sign() {
    try {
      await signIn()
    } catch (error) {
      if (error instanceof SignInCancelledError) return
      // Closed meanwhile: the user sees why there is no session. Another tab
      // may have started one, and another account may be active.
      const active = kit.getActiveAccount()
      const { known } = kit.own(createSignInMemory)
      if (active && !known.has(active.caipAddress)) promptSignIn(kit)
      notifyError(kit, error)
    }
  }
  async function cancel() {
    setIsCancelling(true)
    try {
      await cancelSignIn(kit)
    } catch (error) {
      notifyError(kit, error)
    } finally {
      setIsCancelling(false)
    }
  }
  const id = account?.caipAddress
  return {
    account,
    cancel: () => void cancel(),
    error: id && failure?.account === id ? failure.error : undefined,
    isCancelling,
    isRequired:
      entry.view === 'SIWXSignMessage' && entry.data?.isRequired === true,
    isSigning: id !== undefined && signing === id,
    sign: () => void sign(),
  }
}

export declare namespace useSignInPrompt {
  type ReturnType = {
    account: Account | undefined
    /** Leaves the prompt; if a session is required, disconnects. */
    cancel: () => void
    /** Why the last attempt failed. */
    error: unknown
    isCancelling: boolean
    /** Whether cancelling disconnects the wallet. */
    isRequired: boolean
    isSigning: boolean
    sign: () => void
  }
}
