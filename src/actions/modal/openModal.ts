import {
  closedModal,
  getModalEntry,
  type ModalStart,
} from '../../core/modal/modal.js'
import { copyParameters } from '../../core/parameters/copyParameters.js'
import type { Kit } from '../../createKit.js'
import { fillSendDraft } from './fillSendDraft.js'
import { focusPressed } from './focusPressed.js'
import { toModalEntry } from './toModalEntry.js'

/**
 * Opens the modal: at the account if a wallet is connected, otherwise at the
 * connect view. A view that requires an account is shown after connecting. If
 * the modal is open, a view that is already shown is kept, unless it is opened
 * with data.
 *
 * @param start.view - view to show instead
 * @param start.data - data of that view
 * @param start.namespace - namespace that the view requires
 *
 * @throws ParameterError when the options cannot be read
 *
 * @example
 * openModal(kit, { view: 'Networks' })
 */
export function openModal(kit: Kit, start: openModal.Options = {}): void {
  const options = copyParameters(start)
  if (!kit.store.get(kit.atoms.modal).isOpen) focusPressed()
  fillSendDraft(kit, options)
  kit.store.set(kit.atoms.modal, (state) => {
    const entry = toModalEntry(kit, options)
    const isShown = state.isOpen && getModalEntry(state).view === entry.view
    if (isShown && !entry.data) return state
    return {
      ...closedModal,
      embedded: state.embedded,
      isOpen: true,
      openedWith: kit.getActiveAccount()?.connector.uid,
      stack: [entry],
    }
  })
}

export declare namespace openModal {
  type Options = ModalStart
}
