import { isConnectView } from '../../core/modal/isConnectView.js'
import {
  closedModal,
  type ModalEntry,
  type ModalState,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { createSignInMemory } from '../../features/signIn/createSignInMemory.js'
import { getSignIn } from '../../features/signIn/getSignIn.js'
import { notifyError } from '../notice/notifyError.js'
import { disconnectWallet } from './disconnectWallet.js'
import type { readEmailCapture } from './readEmailCapture.js'

/**
 * Opens the modal at the sign-in prompt. A view that was requested before
 * connecting follows afterwards.
 *
 * @param emailCapture - asks for the user's email address first
 */
export function promptSignIn(
  kit: Kit,
  emailCapture?: readEmailCapture.ReturnType,
): void {
  const view = emailCapture ? 'DataCapture' : 'SIWXSignMessage'
  kit.store.set(kit.atoms.modal, (state) => {
    const shown = state.isOpen && findPrompt(state)
    if (shown && (!emailCapture || shown.view === view)) return state
    const data = {
      isRequired: isSignInRequired(kit),
      ...(emailCapture && { isSkippable: emailCapture === 'optional' }),
      ...(state.isOpen && findRedirect(state.stack)),
    }
    // An approval on top would be rejected by leaving it.
    const approvals = state.isOpen ? state.stack.filter(isApproval) : []
    return {
      ...closedModal,
      embedded: state.embedded,
      isOpen: true,
      openedWith: kit.getActiveAccount()?.connector.uid,
      stack: [{ view, data }, ...approvals],
    }
  })
  if (emailCapture) watchClosing(kit)
}

const findPrompt = ({ stack }: ModalState) =>
  stack.find(({ view }) => view === 'SIWXSignMessage' || isCapture(view))

const isApproval = ({ view }: ModalEntry) => view === 'ApproveTransaction'

const isCapture = (view: ModalEntry['view']) => view.startsWith('DataCapture')

function isSignInRequired(kit: Kit) {
  return getSignIn(kit)?.getRequired?.() ?? true
}

/** The view that the user wants, or is already at. */
function findRedirect(stack: readonly ModalEntry[]) {
  const top = stack.at(-1)
  if (top && !isConnectView(top.view) && top.view !== 'SIWXSignMessage')
    return undefined
  const start = stack.findLast(
    ({ data }) => data && 'redirectView' in data && data.redirectView,
  )
  if (!start?.data || !('redirectView' in start.data)) return undefined
  const { redirectData, redirectView } = start.data
  return { redirectData, redirectView }
}

/**
 * Closing the view that asks for an email address disconnects the wallet, if
 * the page requires a session.
 */
function watchClosing(kit: Kit) {
  const { atoms, store } = kit
  const memory = kit.own(createSignInMemory)
  const asked = kit.getActiveAccount()
  memory.stopCapture?.()
  memory.stopCapture = store.sub(atoms.modal, () => {
    const state = store.get(atoms.modal)
    if (state.isOpen && state.stack.some(({ view }) => isCapture(view))) return
    memory.stopCapture?.()
    memory.stopCapture = undefined
    const account = kit.getActiveAccount()
    const isLeft = !state.isOpen && account?.caipAddress === asked?.caipAddress
    if (!account || !isLeft || !isSignInRequired(kit)) return
    disconnectWallet(kit, account).catch((error) => notifyError(kit, error))
  })
}
