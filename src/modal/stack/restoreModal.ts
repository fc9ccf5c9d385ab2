import { getMember } from '../../core/errors/getMember.js'
import { isConnectView } from '../../core/modal/isConnectView.js'
import type {
  ModalEntry,
  ModalState,
  ModalViews,
} from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { readPendingLogin } from '../../features/login/readPendingLogin.js'
import { payFlowAtom } from '../pay/payFlowAtom.js'
import { toPayResume } from '../pay/payResume.js'
import { getRequestedNamespace } from './getRequestedNamespace.js'
import {
  isPayView,
  isRedirectView,
  isResumeView,
  type ModalResume,
  parseModalResume,
} from './modalResume.js'

/** Timeout for the account that a restored view needs. */
const MODAL_RESUME_WAIT_MS = 10_000

/**
 * Reopens the modal where it was before a page reload, if it was left open
 * with something in progress. Phones reload tabs after switching to the mail
 * app. Then persists what the modal shows until the returned function is
 * called. The only owner of that stored state.
 *
 * @example
 * const stop = restoreModal(kit)
 */
export function restoreModal(kit: Kit): () => void {
  const { modal, sendDraft } = kit.atoms
  const { storage, store } = kit
  const path = location.pathname
  const text = storage.get('modalResume')
  const kept = text === undefined ? undefined : parseModalResume(text, path)
  const stopRestoring = kept ? restore(kit, kept) : () => {}

  function keep() {
    const shown = toModalResume(kit)
    if (shown) storage.set('modalResume', JSON.stringify(shown))
    else storage.remove('modalResume')
  }

  // What was opened meanwhile is kept as well.
  if (!kept) keep()
  const stops = [
    store.sub(modal, keep),
    store.sub(sendDraft, keep),
    store.sub(payFlowAtom, keep),
    stopRestoring,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A view that requires an account waits until it is reconnected. */
function restore(kit: Kit, kept: ModalResume) {
  const isInside = !isConnectView(kept.view)
  // A payment at an exchange needs no account.
  const isFree = kept.view === 'Pay' || kept.payment?.session
  if (!isInside || (isPayView(kept.view) && isFree)) {
    if (isLoginThere(kit, kept)) show(kit, kept)
    return () => {}
  }
  const stop = () => {
    clearTimeout(timer)
    unsubscribe()
  }
  const look = () => {
    if (isBusy(kit)) return stop()
    // Until connected, it may still disconnect or another may become active.
    if (isPayView(kept.view)) {
      if (!hasPayer(kit, kept)) return
      stop()
      return show(kit, kept)
    }
    const { caipAddress, status } = kit.getActiveAccount() ?? {}
    if (status !== 'connected' || caipAddress !== kept.draft?.account) return
    stop()
    if (!hasOpenSend(kit)) show(kit, kept)
  }
  const timer = setTimeout(stop, MODAL_RESUME_WAIT_MS)
  const unsubscribe = kit.store.sub(kit.atoms.activeAccount, look)
  look()
  return stop
}

/** Whether the account of a payment from a wallet is back. */
function hasPayer(kit: Kit, { payment }: ModalResume) {
  const { quote, request } = payment ?? {}
  const network = quote?.from?.network ?? request?.paymentAsset?.network
  return kit
    .getAccounts()
    .some(
      ({ isActive, namespace, status }) =>
        isActive &&
        status === 'connected' &&
        String(network).startsWith(`${namespace}:`),
    )
}

function show(kit: Kit, kept: ModalResume) {
  const { draft, payment } = kept
  if (isBusy(kit)) return
  if (draft) kit.store.set(kit.atoms.sendDraft, draft)
  if (payment) kit.store.set(payFlowAtom, payment)
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    isOpen: true,
    openedWith: kit.getActiveAccount()?.connector.uid,
    stack: toStack(kept),
  }))
}

function toStack(kept: ModalResume): ModalState['stack'] {
  const { payment, view } = kept
  if (isConnectView(view)) return toConnectStack(kept)
  const data = payment?.request
  if (!isPayView(view) || !data) return toSendStack(view)
  const form: ModalEntry = { view: 'Pay', data }
  return view === 'Pay' ? [form] : [form, { view: 'PayLoading' }]
}

function toConnectStack(kept: ModalResume): ModalState['stack'] {
  const { namespace, provider, redirectView, view, wallet } = kept
  const start = { namespace, redirectView }
  // Each view uses its own part.
  const entry = { view, data: { ...start, provider, wallet } } as ModalEntry
  // This view is a first screen itself.
  return view === 'ConnectingWalletConnectBasic'
    ? [entry]
    : [{ view: 'Connect', data: start }, entry]
}

function toSendStack(view: ModalResume['view']): ModalState['stack'] {
  const form: readonly ModalEntry[] = [
    { view: 'Account' },
    { view: 'WalletSend' },
  ]
  return view === 'WalletSend' ? form : [...form, { view: 'WalletSendPreview' }]
}

/** Do not navigate if the user has opened the modal. */
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
  const isPay = isPayView(entry.view)
  const payment = toPayResume(kit.store.get(payFlowAtom))
  if (isPay && !payment) return undefined
  // A submitted send is looked up, never offered again.
  if (isInside && !isPay && hasOpenSend(kit)) return undefined
  const asked = getRequestedNamespace({ stack })
  const {
    namespace = asked,
    provider,
    wallet,
  } = (entry.data ?? {}) as Partial<ModalResume>
  const redirectView = stack.map(toRedirect).findLast(Boolean)
  return {
    view: entry.view,
    path: location.pathname,
    shownAt: Date.now(),
    namespace,
    redirectView: isRedirectView(redirectView) ? redirectView : undefined,
    provider,
    wallet,
    draft: isInside ? kit.store.get(kit.atoms.sendDraft) : undefined,
    payment: isPay || redirectView === 'Pay' ? payment : undefined,
  }
}

const toRedirect = ({ data }: ModalEntry) =>
  (data as ModalViews['Connect'] | undefined)?.redirectView

function hasOpenSend({ storage }: Kit) {
  const keys = ['sendIntents', 'solanaIntents'] as const
  // A swap whose result the user has seen stays recorded but is not open.
  return keys.some((key) =>
    storage.get(key)?.some((intent) => getMember(intent, 'isTold') !== true),
  )
}
