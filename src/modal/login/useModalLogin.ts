'use client'
import { dismissAlert } from '../../actions/notice/dismissAlert.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { useEmailLogin } from '../../hooks/useEmailLogin.js'
import { useKit } from '../../hooks/useKit.js'
import { showLoginStep } from './showLoginStep.js'

/** The login by email that leads the modal through its views. */
export function useModalLogin(): useEmailLogin.ReturnType {
  const kit = useKit()
  const { isOpen } = useKitAtom(kit, kit.atoms.modal)
  return useEmailLogin({
    // An app that connects meanwhile must not wait for what nobody sees.
    isShown: isOpen,
    kit,
    onError: (error) => notifyError(kit, error),
    onStep(change) {
      // It has answered, so these are right no longer.
      dismissAlert(kit, 'sessionExpired')
      dismissAlert(kit, 'walletNotLoaded')
      dismissAlert(kit, 'walletTimedOut')
      showLoginStep(kit, change)
    },
  })
}
