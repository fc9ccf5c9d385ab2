import { goToView } from '../../actions/modal/goToView.js'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalView } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'

/**
 * Leads the open modal to the next view of a login, unless the person has gone
 * elsewhere meanwhile.
 *
 * @param change.cause - a mail was sent, the mailed link was used, the code was
 * right, or a social login is done
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
    // Only if nobody else has led on: the account may be the one from before.
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

/** Where somebody is who waits for it. */
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
