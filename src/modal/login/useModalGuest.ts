'use client'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { useGuestLogin } from '../../hooks/useGuestLogin.js'
import { useKit } from '../../hooks/useKit.js'
import { showLoginStep } from './showLoginStep.js'

/** Guest login of the modal, which stays where it is. */
export function useModalGuest(): useGuestLogin.ReturnType {
  const kit = useKit()
  const { isOpen } = useKitAtom(kit, kit.atoms.modal)
  return useGuestLogin({
    isShown: isOpen,
    kit,
    onConnected: () =>
      showLoginStep(kit, { cause: 'social', step: 'connected' }),
    onError: (error) => notifyError(kit, error),
  })
}
