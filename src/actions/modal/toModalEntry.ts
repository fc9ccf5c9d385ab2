import { isConnectView } from '../../core/modal/isConnectView.js'
import type { ModalEntry, ModalStart } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { isUnsupportedChain } from '../../features/networks/isUnsupportedChain.js'

/**
 * Returns the first view of the modal. A view that requires an account is
 * shown after connecting. An unsupported network has to be left first, except
 * for an approval. A namespace other than the active one has to be confirmed.
 */
export function toModalEntry(kit: Kit, start: ModalStart): ModalEntry {
  const { data, namespace, view } = start
  const account = kit.getActiveAccount()
  if (!account) return toConnectEntry(start)
  const isUnsupported = isUnsupportedChain(kit, account)
  if (isUnsupported && view !== 'ApproveTransaction')
    return { view: 'UnsupportedChain' }
  if (namespace && namespace !== account.namespace) {
    const redirectView = view ?? 'Account'
    return {
      view: 'SwitchActiveChain',
      data: { namespace, redirectView, redirectData: data },
    }
  }
  return { view: view ?? 'Account', data } as ModalEntry
}

function toConnectEntry({ data, namespace, view }: ModalStart): ModalEntry {
  // An exchange pays without a wallet.
  if (view === 'Pay' || (view && isConnectView(view)))
    return { view, data } as ModalEntry
  const isAsked = view || namespace
  return {
    view: 'Connect',
    data: isAsked && { redirectView: view, redirectData: data, namespace },
  }
}
