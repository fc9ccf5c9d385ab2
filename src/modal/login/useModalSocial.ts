'use client'
import { useEffect, useRef } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { useKit } from '../../hooks/useKit.js'
import { useSocialLogin } from '../../hooks/useSocialLogin.js'
import { createPopupSlot } from './createPopupSlot.js'
import { showLoginStep } from './showLoginStep.js'
import { useLoginRefusal } from './useLoginRefusal.js'

/**
 * Social login of the modal. Starts automatically if a click has opened its
 * popup before this view.
 *
 * @param provider - provider of the view
 */
export function useModalSocial(
  provider: useSocialLogin.Provider | undefined,
): useSocialLogin.ReturnType {
  const kit = useKit()
  const { isOpen } = useKitAtom(kit, kit.atoms.modal)
  const login = useSocialLogin({
    isShown: isOpen,
    kit,
    onConnected: () =>
      showLoginStep(kit, { cause: 'social', step: 'connected' }),
    onError: (error) => notifyError(kit, error),
  })
  const { reset, status } = login
  useLoginRefusal({
    isOff: ({ passkey, socials }) =>
      provider === 'passkey'
        ? !passkey
        : provider !== undefined && !(socials || []).includes(provider),
    isRunning: status !== 'idle' && status !== 'connected',
    reset,
  })
  const begin = useRef(login.login)
  begin.current = login.login
  useEffect(() => {
    let isGone = false
    // StrictMode remounts immediately; only a lasting mount takes the popup.
    queueMicrotask(() => {
      const slot = kit.own(createPopupSlot)
      const { popup } = slot
      if (isGone || !popup) return
      slot.popup = undefined
      if (provider) begin.current(provider, { popup })
      else popup.close()
    })
    return () => {
      isGone = true
    }
  }, [kit, provider])
  return login
}
