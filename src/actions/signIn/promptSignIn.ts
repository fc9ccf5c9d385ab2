import { isConnectView } from '../../core/modal/isConnectView.js'
import { closedModal, type ModalEntry } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { getSignIn } from './getSignIn.js'

/**
 * Opens the modal at the sign-in prompt. A view that was requested before
 * connecting follows afterwards.
 */
export function promptSignIn(kit: Kit): void {
  kit.store.set(kit.atoms.modal, (state) => {
    if (
      state.isOpen &&
      state.stack.some(({ view }) => view === 'SIWXSignMessage')
    )
      return state
    const data = {
      isRequired: isSignInRequired(kit),
      ...(state.isOpen && findRedirect(state.stack)),
    }
    return {
      ...closedModal,
      embedded: state.embedded,
      isOpen: true,
      openedWith: kit.getActiveAccount()?.connector.uid,
      stack: [{ view: 'SIWXSignMessage', data }],
    }
  })
}

function isSignInRequired(kit: Kit) {
  return getSignIn(kit)?.getRequired?.() ?? true
}

/** The view that the user wants, or is already at. */
function findRedirect(stack: readonly ModalEntry[]) {
  const top = stack.at(-1)
  if (top && !isConnectView(top.view)) return undefined
  const start = stack.findLast(
    ({ data }) => data && 'redirectView' in data && data.redirectView,
  )
  if (!start?.data || !('redirectView' in start.data)) return undefined
  const { redirectData, redirectView } = start.data
  return { redirectData, redirectView }
}
