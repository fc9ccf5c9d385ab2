'use client'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKitAtom } from '../../context.js'
import { dismissAlert } from '../../features/notices/dismissAlert.js'
import { useEmailLogin } from '../../hooks/useEmailLogin.js'
import { useKit } from '../../hooks/useKit.js'
import { showLoginStep } from './showLoginStep.js'
import { useLoginRefusal } from './useLoginRefusal.js'

/** Email login that navigates the modal. */
export function useModalLogin(): useEmailLogin.ReturnType {
  const kit = useKit()
  const { isOpen } = useKitAtom(kit, kit.atoms.modal)
  const login = useEmailLogin({
    // An app that connects must not wait for a login out of sight.
    isShown: isOpen,
    kit,
    onError: (error) => notifyError(kit, error),
    onStep(change) {
      // The frame has responded, so these no longer apply.
      dismissAlert(kit, 'sessionExpired')
      dismissAlert(kit, 'walletNotLoaded')
      dismissAlert(kit, 'walletTimedOut')
      showLoginStep(kit, change)
    },
  })
  const { isPending, reset, step } = login
  useLoginRefusal({
    isOff: ({ email }) => !email,
    isRunning: step === 'email' ? isPending : step !== 'connected',
    reset,
  })
  return login
}
