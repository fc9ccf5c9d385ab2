import {
  connectViews,
  type ModalEntry,
  type ModalStart,
  type ModalView,
} from '../core/modal/modal.js'
import { isUnsupportedChain } from '../core/network/isUnsupportedChain.js'
import type { Kit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'

/**
 * Where the modal starts: a view that needs an account comes after connecting,
 * and nothing comes before a network that the config knows.
 */
export function toModalEntry(kit: Kit, { data, view }: ModalStart): ModalEntry {
  const account = getActiveAccount(kit)
  if (!account) return toConnectEntry({ data, view })
  const isUnsupported = isUnsupportedChain(kit, account)
  if (isUnsupported && view !== 'ApproveTransaction')
    return { view: 'UnsupportedChain' }
  return { view: view ?? 'Account', data } as ModalEntry
}

function toConnectEntry({ data, view }: ModalStart): ModalEntry {
  if (view && connectViews.includes(view)) return { view, data } as ModalEntry
  const redirectView: ModalView | undefined = view
  return { view: 'Connect', data: redirectView ? { redirectView } : undefined }
}
