import { MODAL_RESUME_WAIT_MS } from '../core/constants.js'
import { readPendingLogin } from '../core/login/readPendingLogin.js'
import { isConnectView } from '../core/modal/isConnectView.js'
import type { ModalEntry, ModalState } from '../core/modal/modal.js'
import {
  isRedirectView,
  isResumeView,
  type ModalResume,
  parseModalResume,
} from '../core/modal/modalResume.js'
import type { Kit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'

/**
 * Opens the modal where it was before the page was reloaded, if something was
 * in progress there and the modal was left open: phones reload a tab after a
 * visit to the mail app. From then on it keeps what the modal shows, until the
 * returned function is called. This is the only owner of what is kept.
 *
 * @example
 * const stop = followReload(kit)
 */
export function followReload(kit: Kit): () => void {
  const { modal, sendDraft } = kit.atoms
  const { storage, store } = kit
  const path = location.pathname
  const text = storage.get('modalResume')
  const kept = text === undefined ? undefined : parseModalResume(text, path)
  const stopRestoring = kept ? restore(kit, kept) : () => {}
  if (text !== undefined && !kept) storage.remove('modalResume')

  function keep() {
    const shown = toModalResume(kit)
    if (shown) storage.set('modalResume', JSON.stringify(shown))
    else storage.remove('modalResume')
  }

  const stops = [
    store.sub(modal, keep),
    store.sub(sendDraft, keep),
    stopRestoring,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A view that needs an account waits for it to be reconnected. */
function restore(kit: Kit, kept: ModalResume) {
  const isInside = !isConnectView(kept.view)
  if (!isInside) {
    if (isLoginThere(kit, kept)) show(kit, kept)
    return () => {}
  }
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  const look = () => {
    if (isBusy(kit)) return stop()
    // Until it is connected again it can still go, or another be active.
    const { caipAddress, status } = getActiveAccount(kit) ?? {}
    if (status !== 'connected' || caipAddress !== kept.draft?.account) return
    stop()
    if (!hasOpenSend(kit)) show(kit, kept)
  }
  const timer = setTimeout(stop, MODAL_RESUME_WAIT_MS)
  const unsubscribe = kit.store.sub(kit.atoms.activeAccount, look)
  look()
  return stop
}

function show(kit: Kit, kept: ModalResume) {
  const { draft, namespace, provider, redirectView, view } = kept
  if (isBusy(kit)) return
  if (draft) kit.store.set(kit.atoms.sendDraft, draft)
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    openedWith: getActiveAccount(kit)?.connector.uid,
    stack: isConnectView(view)
      ? [
          { view: 'Connect', data: { namespace, redirectView } },
          (view === 'ConnectingSocial'
            ? { view, data: { provider } }
            : { view }) as ModalEntry,
        ]
      : toSendStack(view),
  }))
}

function toSendStack(view: ModalResume['view']): ModalState['stack'] {
  const form: readonly ModalEntry[] = [
    { view: 'Account' },
    { view: 'WalletSend' },
  ]
  return view === 'WalletSend' ? form : [...form, { view: 'WalletSendPreview' }]
}

/** Whoever has opened it meanwhile is not led away. */
function isBusy(kit: Kit) {
  const { embedded, isOpen, stack } = kit.store.get(kit.atoms.modal)
  return isOpen && !(embedded && stack.length === 1)
}

function isLoginThere({ storage }: Kit, { view }: ModalResume) {
  const login = readPendingLogin(storage)
  if (view === 'EmailVerifyOtp') return login?.step === 'otp'
  if (view === 'EmailVerifyDevice') return login?.step === 'device'
  return true
}

function toModalResume(kit: Kit): ModalResume | undefined {
  const { isOpen, stack } = kit.store.get(kit.atoms.modal)
  const entry = stack.at(-1)
  if (!isOpen || !entry || !isResumeView(entry.view)) return undefined
  const isInside = !isConnectView(entry.view)
  // What was handed over is looked up, never offered again.
  if (isInside && hasOpenSend(kit)) return undefined
  const start = stack.find(({ view }) => view === 'Connect')
  const data = start?.view === 'Connect' ? start.data : undefined
  const redirectView = data?.redirectView
  return {
    view: entry.view,
    path: location.pathname,
    shownAt: Date.now(),
    namespace: data?.namespace,
    redirectView: isRedirectView(redirectView) ? redirectView : undefined,
    provider:
      entry.view === 'ConnectingSocial' ? entry.data?.provider : undefined,
    draft: isInside ? kit.store.get(kit.atoms.sendDraft) : undefined,
  }
}

function hasOpenSend({ storage }: Kit) {
  const count = (key: 'sendIntents' | 'solanaIntents') =>
    storage.get(key)?.length ?? 0
  return count('sendIntents') + count('solanaIntents') > 0
}
