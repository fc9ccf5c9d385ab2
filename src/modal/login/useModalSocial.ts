'use client'
import { useEffect, useRef } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { useKit } from '../../hooks/useKit.js'
import { useSocialLogin } from '../../hooks/useSocialLogin.js'
import { createPopupSlot } from './createPopupSlot.js'
import { showLoginStep } from './showLoginStep.js'

/**
 * The social login that the modal leads: it begins by itself when a click has
 * opened its window on the way to this view.
 *
 * @param provider - whom the view is about
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
  const begin = useRef(login.login)
  begin.current = login.login
  useEffect(() => {
    let isGone = false
    // StrictMode mounts again at once: only a view that stays takes it.
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
