import { goToView } from '../../actions/modal/goToView.js'
import { isConnectView } from '../../core/modal/isConnectView.js'
import { getModalEntry, type ModalView } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Navigates the open modal to the next view of a login, unless the user has
 * navigated away.
 *
 * @param change.cause - an email was sent, its link was opened, the code was
 * accepted, or a social login has finished
 * @param change.step - the step that was reached
 *
 * @example
 * showLoginStep(kit, { cause: 'mail', step: 'otp' })
 */
export function showLoginStep(kit: Kit, change: showLoginStep.Change): void {
  const { modal } = kit.atoms
  const state = kit.store.get(modal)
  const shown = getModalEntry(state).view
  if (!state.isOpen || !isAwaited[change.cause](shown)) return
  if (change.step === 'connected') {
    // Needed if no account change has navigated already: the account may be
    // the same as before.
    kit.store.set(modal, { ...state, stack: [{ view: 'Account' }] })
    return
  }
  goToView(kit, {
    isReplacing: !starts.includes(shown),
    view: change.step === 'otp' ? 'EmailVerifyOtp' : 'EmailVerifyDevice',
  })
}

export declare namespace showLoginStep {
  type Change = {
    cause: 'mail' | 'device' | 'code' | 'social'
    step: 'otp' | 'device' | 'connected'
  }
}

const starts: readonly ModalView[] = ['Connect', 'Create']

/** Views on which the user waits for each step. */
const isAwaited: Record<
  showLoginStep.Change['cause'],
  (view: ModalView) => boolean
> = {
  mail: (view) => isConnectView(view) && !view.startsWith('Connecting'),
  device: (view) => view === 'EmailVerifyDevice',
  code: (view) => view === 'EmailVerifyOtp',
  social: (view) =>
    view === 'ConnectingFarcaster' || view === 'ConnectingSocial',
}
