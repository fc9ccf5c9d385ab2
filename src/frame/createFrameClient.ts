import { FrameNotSetError, FrameOriginError } from '../core/errors/frame.js'
import { notify } from '../core/notify.js'
import type {
  FrameClient,
  FrameOptions,
  FrameRequestOptions,
  FrameTimeoutReason,
  ProvidedTheme,
} from '../core/ports.js'
import { toFrameTheme } from '../core/theme.js'
import { parsePayload } from './protocol/parsePayload.js'
import { getTimeouts } from './protocol/policy.js'
import type {
  MessageName,
  Payload,
  ReadyEvent,
  Reply,
} from './protocol/protocol.js'
import { toPublishedForm } from './protocol/toPublishedForm.js'
import { toRpcPayload } from './protocol/toRpcPayload.js'
import type { createFrameStore } from './session/createFrameStore.js'
import { createLogin } from './session/createLogin.js'
import { createSession } from './session/createSession.js'
import { createSignOut } from './session/createSignOut.js'
import { syncDappData } from './session/syncDappData.js'
import { createElement as createFrameElement } from './transport/createElement.js'
import { createListeners } from './transport/createListeners.js'
import { createLiveness } from './transport/createLiveness.js'
import { createLoader } from './transport/createLoader.js'
import { createMessenger } from './transport/createMessenger.js'
import { createRequests } from './transport/createRequests.js'
import { getFrameUrl } from './transport/getFrameUrl.js'
import type { FrameSend, FrameSendOptions } from './transport/send.js'

/**
 * Creates the client of one frame: it adds the frame to the page, waits for
 * it, and speaks its protocol. Adds nothing to the page before `load()` or the
 * first request. Every promise settles.
 *
 * @throws FrameOriginError when the frame has the origin of the page
 */
export function createFrameClient(
  parameters: createFrameClient.Parameters,
): createFrameClient.ReturnType {
  const { getTheme, onDestroy, options, store } = parameters
  const { page } = options
  const {
    createElement = page?.createElement ?? createFrameElement,
    window = page?.window ?? globalThis.window,
  } = parameters
  const { logger, storage } = options
  const url = getFrameUrl(options)
  const { origin } = new URL(url)
  if (origin === window.location.origin) throw new FrameOriginError({ origin })

  let isDestroyed = false
  // Frames of others do not announce the extension.
  let isExtended = false
  const { add, clear, notify: update } = createListeners()
  const messenger = createMessenger({
    window,
    origin,
    logger,
    getTarget: () => loader.getElement()?.getWindow(),
    onEvent(name, payload) {
      if (name !== 'READY') return update()
      const event = payload as ReadyEvent
      isExtended = event?.ping === true
      liveness.onReady(event)
      loader.ready(event)
    },
  })
  const liveness = createLiveness({
    document: window.document,
    messenger,
    onGone: () => loader.lose(),
  })
  const requests = createRequests({
    messenger,
    onApprovals: (approvals) => store.set({ approvals }),
    onTimeout: () => report('iframe_request_timeout'),
    onWaiting: liveness.setWaiting,
    toForm: (name, payload) =>
      isExtended ? payload : toPublishedForm(name, payload),
  })
  const signOut = createSignOut({
    storage,
    post: () => requests.add({ name: 'SIGN_OUT', isUrgent: true }),
  })
  const loader = createLoader({
    ...{ document: window.document, host: options.hosts.frame, store, url },
    create: (page) =>
      createElement({ ...page, onCancel: () => requests.cancelApprovals() }),
    onHold: () => requests.hold(),
    onReady: () => (signOut.isPending() ? signOut.flush() : undefined),
    onOpen,
    onFail(error, isLost) {
      requests[isLost ? 'failAll' : 'failWaiting'](error)
      if (!(error instanceof FrameNotSetError)) report('iframe_load_failed')
    },
  })
  const session = createSession({ onEnd: update, send, storage, store })
  const login = createLogin({
    isTemporary: loader.isTemporary,
    options,
    send,
    onEmail: (email) => session.keepEmail(email),
    onLogin(user) {
      signOut.supersede()
      session.forgetLogin()
      if (user) session.keep(user)
    },
  })
  const unsubscribe = store.subscribe(updateDialog)

  function report(reason: FrameTimeoutReason) {
    logger.warn('frame: timeout', reason)
    notify(() => options.onTimeout?.(reason))
  }

  function onOpen(isRestart: boolean) {
    if (isRestart) requests.restart()
    // Before the waiting requests: the frame names the app in its emails.
    introduce(send, { options, theme: getTheme?.() })
    requests.open()
  }

  function updateDialog() {
    const { approvals, approvalsClaimed } = store.get()
    if (approvals.length > 0 && approvalsClaimed) return
    if (approvals.length > 0 && options.approvals !== 'manual')
      loader.getElement()?.show()
    else loader.getElement()?.hide()
  }

  async function send<name extends MessageName>(
    name: name,
    payload?: Payload<name>,
    request: FrameSendOptions = {},
  ): Promise<Reply<name>> {
    const checked = parsePayload(name, payload)
    const { load } = getTimeouts(name)
    if (!request.signal?.aborted) loader[load === undefined ? 'load' : 'need']()
    const reply = await requests.add({ ...request, name, payload: checked })
    return reply as Reply<name>
  }

  async function request(
    { caipNetworkId, method, params }: Parameters<FrameClient['request']>[0],
    { signal }: FrameRequestOptions = {},
  ) {
    const payload = toRpcPayload({ caipNetworkId, method, params })
    return send('RPC_REQUEST', payload, { caipNetworkId, method, signal })
  }

  async function endSession() {
    session.clear()
    requests.abort()
    requests.failAll(undefined, ({ method, name }) => {
      return method !== undefined || keptAtSignOut.has(name)
    })
    const ended = signOut.start()
    if (isDestroyed) return
    loader.load()
    if (loader.isHeard()) void signOut.flush()
    await ended
  }

  function destroy() {
    if (isDestroyed) return
    isDestroyed = true
    unsubscribe()
    loader.destroy()
    messenger.stop()
    store.set({ status: 'idle', error: undefined, user: undefined })
    requests.failAll(new FrameNotSetError())
    clear()
    onDestroy?.()
  }

  return {
    ...login,
    ...session.questions,
    load: loader.load,
    show: () => loader.getElement()?.show(),
    hide: () => loader.getElement()?.hide(),
    request,
    abort: (id) => requests.abort(id),
    cancelApprovals: (id) => requests.cancelApprovals(id),
    signOut: endSession,
    syncTheme: (theme) => send('SYNC_THEME', toPayload(theme)),
    syncDappData: () => syncDappData(send, { options }),
    reload: () => send('RELOAD'),
    onSessionUpdate: add,
    destroy,
  }
}

/** Tells a frame that has started who the app is, and how it looks. */
function introduce(
  send: FrameSend,
  parameters: { options: FrameOptions; theme: ProvidedTheme | undefined },
) {
  const { options, theme } = parameters
  syncDappData(send, { isUrgent: true, options }).catch(() => {})
  if (theme)
    send('SYNC_THEME', toPayload(theme), { isUrgent: true }).catch(() => {})
}

function toPayload(theme: ProvidedTheme) {
  return 'mode' in theme ? toFrameTheme(theme) : theme
}

/** Messages that a sign-out does not interrupt. */
const keptAtSignOut: ReadonlySet<MessageName> = new Set<MessageName>([
  'RELOAD',
  'RPC_ABORT',
  'SIGN_OUT',
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
])

export declare namespace createFrameClient {
  type Parameters = {
    options: FrameOptions
    store: createFrameStore.ReturnType
    /** @default globalThis.window */
    window?: createFrameClient.Window | undefined
    /** Adds the iframe to the page; replaced where there is no page. */
    createElement?: typeof createFrameElement | undefined
    /** Theme of the app, sent to the frame as soon as it listens. */
    getTheme?: (() => ProvidedTheme | undefined) | undefined
    onDestroy?: (() => void) | undefined
  }

  type Window = createMessenger.Parameters['window'] & {
    document: Document
    location: { origin: string }
  }

  type ReturnType = FrameClient & {
    /**
     * Adds the frame to the page, or loads it again after a failure.
     * @throws FrameNotSetError after `destroy()`
     */
    load(): void
    show(): void
    hide(): void
  }
}
