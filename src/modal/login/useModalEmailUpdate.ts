'use client'
import { goToView } from '../../actions/modal/goToView.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import { useEmailUpdate } from '../../hooks/useEmailUpdate.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * The change of the email that leads the modal through its views: each step
 * takes the place of the one before, so that back leads out of it.
 */
export function useModalEmailUpdate(): useEmailUpdate.ReturnType {
  const kit = useKit()
  return useEmailUpdate({
    kit,
    onError: (error) => notifyError(kit, error),
    onStep(step) {
      const state = kit.store.get(kit.atoms.modal)
      const view = views[step]
      // Whoever has gone elsewhere is not called back.
      if (view && getModalEntry(state).view.startsWith('UpdateEmail'))
        goToView(kit, { isReplacing: true, view })
    },
  })
}

const views = {
  email: undefined,
  primaryCode: 'UpdateEmailPrimaryOtp',
  secondaryCode: 'UpdateEmailSecondaryOtp',
  // Whose title says what is done.
  done: 'UpdateEmailWallet',
} as const
