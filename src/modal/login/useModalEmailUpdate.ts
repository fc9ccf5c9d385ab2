'use client'
import { goToView } from '../../actions/modal/goToView.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { emit } from '../../features/analytics/emit.js'
import { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Email change that navigates the modal. Each step replaces the previous one,
 * so that going back leaves it.
 */
export function useModalEmailUpdate(): useEmailUpdate.ReturnType {
  const kit = useKit()
  return useEmailUpdate({
    kit,
    onError: (error) => notifyError(kit, error),
    onStep(step) {
      if (step === 'done') emit(kit, { event: 'EMAIL_UPGRADE_FROM_MODAL' })
      const state = kit.store.get(kit.atoms.modal)
      const view = views[step]
      // Do not navigate if the user has left.
      if (view && getModalEntry(state).view.startsWith('UpdateEmail'))
        goToView(kit, { isReplacing: true, view })
    },
  })
}

const views = {
  email: undefined,
  primaryCode: 'UpdateEmailPrimaryOtp',
  secondaryCode: 'UpdateEmailSecondaryOtp',
  // Its title matches the completed change.
  done: 'UpdateEmailWallet',
} as const
