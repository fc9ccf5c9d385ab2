import { getModalEntry } from '../core/modal/getModalEntry.js'
import {
  closedModal,
  connectViews,
  type ModalEntry,
  type ModalView,
} from '../core/modal/modal.js'
import { isUnsupportedChain } from '../core/network/isUnsupportedChain.js'
import type { Kit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'

/**
 * Opens the modal: with a connected wallet at its account, otherwise where one
 * connects. A view that needs an account comes after connecting.
 *
 * @param options.view - what to show instead
 * @param options.data - data of that view
 *
 * @example
 * openModal(kit, { view: 'Networks' })
 */
export function openModal(kit: Kit, options: openModal.Options = {}): void {
  kit.store.set(kit.atoms.modal, (state) => {
    const entry = toEntry(kit, options)
    if (state.isOpen && getModalEntry(state).view === entry.view) return state
    const openedWith = getActiveAccount(kit)?.connector.uid
    return { ...closedModal, isOpen: true, openedWith, stack: [entry] }
  })
}

export declare namespace openModal {
  type Options = {
    [key in keyof ModalEntry]?: ModalEntry[key] | undefined
  }
}

function toEntry(kit: Kit, { data, view }: openModal.Options): ModalEntry {
  const account = getActiveAccount(kit)
  if (!account) return toConnectEntry({ data, view })
  const isUnsupported = isUnsupportedChain(kit, account)
  if (isUnsupported && view !== 'ApproveTransaction')
    return { view: 'UnsupportedChain' }
  return { view: view ?? 'Account', data } as ModalEntry
}

function toConnectEntry({ data, view }: openModal.Options): ModalEntry {
  if (view && connectViews.includes(view)) return { view, data } as ModalEntry
  const redirectView: ModalView | undefined = view
  return { view: 'Connect', data: redirectView ? { redirectView } : undefined }
}
