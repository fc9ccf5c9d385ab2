import type { getActiveAccount } from '../../actions/getActiveAccount.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { networksAtom } from '../../atoms/networksAtom.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { isConnectView } from '../../core/modal/isConnectView.js'
import {
  getModalEntry,
  type ModalEntry,
  type ModalView,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { isUnsupportedChain } from '../../features/networks/isUnsupportedChain.js'
import { isSignInPending } from './isSignInPending.js'

/**
 * Navigates the open modal when an account connects, disconnects or switches
 * its network, whatever caused it, until the returned function is called.
 *
 * A connected wallet closes the modal. After a login, it shows the account,
 * which may be new to the user. A view requested before connecting opens now.
 * If the app has sign-in, this waits until the account's session is read.
 *
 * @example
 * const stop = watchAccounts(kit)
 */
export function watchAccounts(kit: Kit): () => void {
  // The modal may be open before its code, which calls this, has loaded.
  const { isOpen, openedWith } = kit.store.get(kit.atoms.modal)
  let previous = isOpen ? openedWith : kit.getActiveAccount()?.connector.uid
  function update() {
    const account = kit.getActiveAccount()
    const uid = account?.connector.uid
    const isNew = previous !== uid
    if (!isNew || !account || !isSignInPending(kit, account)) previous = uid
    else if (isConnecting(kit)) return
    if (kit.store.get(kit.atoms.modal).isOpen) follow(kit, { account, isNew })
  }
  let isStopped = false
  // While a session is restored for longer, wagmi says for a moment that nobody
  // is connected, which `keepReconnecting` takes back at once.
  function onChange() {
    if (kit.getActiveAccount()) return update()
    queueMicrotask(() => {
      if (!isStopped) update()
    })
  }
  const stops = [
    kit.store.sub(kit.atoms.activeAccount, onChange),
    kit.store.sub(kit.atoms.signIn, onChange),
    kit.store.sub(networksAtom, onChange),
  ]
  update()
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

const isConnecting = (kit: Kit) =>
  isConnectView(getModalEntry(kit.store.get(kit.atoms.modal)).view)

function follow(
  kit: Kit,
  { account, isNew }: { account: getActiveAccount.ReturnType; isNew: boolean },
) {
  const { stack } = kit.store.get(kit.atoms.modal)
  const isOnTheWay = isConnecting(kit)
  if (!account) {
    const isManaging = stack.at(-1)?.view === 'ProfileWallets'
    // An expired session was not ended by the user, so show why and where to
    // log in.
    const isExpired = kit.store
      .get(kit.atoms.notices)
      .alerts.some(({ key }) => key === 'sessionExpired')
    if (isManaging || isExpired) show(kit, { view: 'Connect' })
    // An exchange pays without a wallet.
    else if (!isOnTheWay && !stack.at(-1)?.view.startsWith('Pay'))
      closeModal(kit, { isForced: true })
    return
  }
  const isUnsupported = isUnsupportedChain(kit, account)
  const isUnsupportedShown = stack.some(
    ({ view }) => view === 'UnsupportedChain',
  )
  if (isUnsupported) {
    if (!isUnsupportedShown) show(kit, { view: 'UnsupportedChain' })
  } else if (isUnsupportedShown) show(kit, { view: 'Account' })
  else if (isOnTheWay && isNew) afterConnect(kit, account.connector.id)
}

function afterConnect(kit: Kit, connectorId: string) {
  const { stack } = kit.store.get(kit.atoms.modal)
  // Not always the first entry: a second wallet is connected from the
  // account.
  const start = stack.findLast(isStart)
  const { redirectData: data, redirectView: view } = start?.data ?? {}
  if (view) show(kit, { view, data } as ModalEntry)
  else if (connectorId === AUTH_CONNECTOR_ID) show(kit, { view: 'Account' })
  else closeModal(kit, { isForced: true })
}

function isStart(entry: ModalEntry): entry is StartEntry {
  const { data, view } = entry
  const isAsked = Boolean(data && 'redirectView' in data && data.redirectView)
  return view === 'Connect' || (isAsked && isConnectView(view))
}

type StartEntry = Extract<
  ModalEntry,
  {
    data?:
      | {
          redirectView?: ModalView | undefined
          redirectData?: ModalEntry['data']
        }
      | undefined
  }
>

function show(kit: Kit, entry: ModalEntry) {
  kit.store.set(kit.atoms.modal, (state) => ({ ...state, stack: [entry] }))
}
