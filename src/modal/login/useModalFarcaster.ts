'use client'
import { useEffect } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { useFarcasterLogin } from '../../hooks/useFarcasterLogin.js'
import { useKit } from '../../hooks/useKit.js'
import { showLoginStep } from './showLoginStep.js'
import { useLoginRefusal } from './useLoginRefusal.js'

/** Farcaster login of the modal. Starts when its view mounts. */
export function useModalFarcaster(): useFarcasterLogin.ReturnType {
  const kit = useKit()
  const { isOpen } = useKitAtom(kit, kit.atoms.modal)
  const login = useFarcasterLogin({
    isShown: isOpen,
    kit,
    onConnected: () =>
      showLoginStep(kit, { cause: 'social', step: 'connected' }),
    onError: (error) => notifyError(kit, error),
  })
  const { reset, start, status } = login
  useLoginRefusal({
    isOff: ({ socials }) => !(socials || []).includes('farcaster'),
    isRunning: status !== 'idle' && status !== 'connected',
    reset,
  })
  useEffect(() => {
    let isGone = false
    // StrictMode remounts immediately; only a lasting mount starts.
    queueMicrotask(() => {
      if (!isGone && kit.frame) start()
    })
    return () => {
      isGone = true
    }
  }, [kit, start])
  return login
}
