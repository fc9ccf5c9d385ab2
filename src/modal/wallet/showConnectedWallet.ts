import { getModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { isSignInPending } from '../stack/isSignInPending.js'

/**
 * Navigates the open modal after connecting a wallet that was already active,
 * which changes no account.
 *
 * @param parameters.isEarly - whether the modal still shows where it was
 * chosen
 *
 * @example
 * showConnectedWallet(kit)
 */
export function showConnectedWallet(
  kit: Kit,
  { isEarly = false }: showConnectedWallet.Parameters = {},
): void {
  const account = kit.getActiveAccount()
  // `watchAccounts` navigates once the session has been read.
  if (account && isSignInPending(kit, account)) return
  kit.store.set(kit.atoms.modal, (state) => {
    const { view } = getModalEntry(state)
    const isWaiting = isEarly || view.startsWith('Connecting')
    return state.isOpen && isWaiting
      ? { ...state, stack: [{ view: 'Account' }] }
      : state
  })
}

export declare namespace showConnectedWallet {
  type Parameters = { isEarly?: boolean | undefined }
}
