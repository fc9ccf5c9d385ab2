import { InvalidParamsRpcError } from 'viem'

import {
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_PROTOCOL_VERSION,
  FRAME_READY_DELAY_MS,
} from '../core/constants.js'
import {
  FrameLoadError,
  FrameNotSetError,
  FrameOriginError,
} from '../core/errors/frame.js'
import type {
  CaipNetworkId,
  FrameClient,
  FrameOptions,
  FrameRequestOptions,
  FrameTimeoutReason,
  FrameUser,
} from '../core/ports.js'
import { version } from '../version.js'
import { assertRpcRequest } from './assertRpcRequest.js'
import { createElement as createFrameElement } from './createElement.js'
import type { createFrameStore } from './createFrameStore.js'
import { createLogin } from './createLogin.js'
import { createMessenger } from './createMessenger.js'
import { createRequests } from './createRequests.js'
import { createSession } from './createSession.js'
import { createSignOut } from './createSignOut.js'
import { notify } from './notify.js'
import { parsePayload } from './parsePayload.js'
import { getTimeouts } from './policy.js'
import type { EventName, MessageName, Payload, Reply } from './protocol.js'
import { toWireValue } from './toWireValue.js'

/**
 * Makes the client of one frame: it puts the frame on the page, waits for it,
 * and speaks its protocol. Nothing is on the page before `load()` or the
 * first request. Every promise settles.
 *
 * @throws FrameOriginError when the frame has the origin of the page
 */
export function createFrameClient(
  parameters: createFrameClient.Parameters,
): createFrameClient.ReturnType {
  const {
    createElement = createFrameElement,
    onDestroy,
    options,
    store,
    window = globalThis.window,
  } = parameters
  const { logger, storage } = options
  const url = getUrl(options)
  const { origin } = new URL(url)
  if (origin === window.location.origin) throw new FrameOriginError({ origin })

  const sessionListeners = new Set<() => void>()
  let element: createFrameElement.ReturnType | undefined
  let loadTimer: ReturnType<typeof setTimeout> | undefined
  let readyTimer: ReturnType<typeof setTimeout> | undefined
  let isHeard = false
  let isDestroyed = false
  /** Counts what makes an answer to an earlier ready message stale. */
  let turn = 0

  const messenger = createMessenger({
    window,
    origin,
    logger,
    getTarget: () => element?.getWindow(),
    onEvent,
  })
  const requests = createRequests({
    messenger,
    onApprovals: (approvals) => store.set({ approvals }),
    onTimeout: () => report('iframe_request_timeout'),
  })
  const signOut = createSignOut({
    storage,
    post: () => requests.add({ name: 'SIGN_OUT', isUrgent: true }),
  })
  const session = createSession({ send, storage, store })
  const login = createLogin({
    send,
    storage,
    onLogin(user) {
      signOut.supersede()
      if (user) session.keep(user)
    },
  })
  const unsubscribe = store.subscribe(updateDialog)

  function report(reason: FrameTimeoutReason) {
    logger.warn('frame: timeout', reason)
    notify(() => options.onTimeout?.(reason))
  }

  function load() {
    if (isDestroyed) throw new FrameNotSetError()
    if (element && store.get().status !== 'failed') return
    reset()
    store.set({ status: 'loading', error: undefined })
    if (element) return element.reload()
    element = createElement({
      document: window.document,
      url,
      onCancel: () => requests.cancelApprovals(),
      onRemoved: () => {
        element = undefined
        fail(new FrameNotSetError())
      },
    })
  }

  function reset() {
    turn++
    isHeard = false
    clearTimeout(loadTimer)
    clearTimeout(readyTimer)
    loadTimer = undefined
    requests.hold()
  }

  function fail(error: FrameLoadError | FrameNotSetError) {
    reset()
    store.set({ status: 'failed', error })
    if (error instanceof FrameLoadError) requests.failWaiting(error)
    else requests.failAll(error)
  }

  /** From the first request that cannot wait for ever, the frame has 20 s. */
  function need() {
    load()
    if (isHeard) return
    loadTimer ??= setTimeout(() => {
      fail(new FrameLoadError())
      report('iframe_load_failed')
    }, FRAME_LOAD_TIMEOUT_MS)
  }

  function onEvent(name: EventName) {
    if (name === 'READY') return onReady()
    for (const listener of [...sessionListeners]) notify(listener)
  }

  function onReady() {
    const isRestart = isHeard
    const status = store.get().status === 'ready' ? 'ready' : 'loading'
    const own = turn + 1
    reset()
    isHeard = true
    store.set({ status, error: undefined })
    const admit = () => {
      if (own !== turn) return
      syncDappData(true).catch(() => {})
      if (isRestart) requests.restart()
      requests.open()
      if (status === 'ready') return
      readyTimer = setTimeout(
        () => store.set({ status: 'ready' }),
        FRAME_READY_DELAY_MS,
      )
    }
    if (signOut.isPending()) signOut.flush().then(admit)
    else admit()
  }

  function updateDialog() {
    const { approvals, approvalsClaimed } = store.get()
    if (approvals.length > 0 && approvalsClaimed) return
    if (approvals.length > 0 && options.approvals === 'auto') element?.show()
    else element?.hide()
  }

  async function send<name extends MessageName>(
    name: name,
    payload?: Payload<name>,
    request: createFrameClient.SendOptions = {},
  ): Promise<Reply<name>> {
    const checked = parsePayload(name, payload)
    if (!request.signal?.aborted)
      if (getTimeouts(name).load === undefined) load()
      else need()
    const reply = await requests.add({ ...request, name, payload: checked })
    return reply as Reply<name>
  }

  async function syncDappData(isUrgent = false) {
    const { metadata, projectId } = options
    await send(
      'SYNC_DAPP_DATA',
      {
        projectId,
        sdkType: 'latchkey',
        sdkVersion: version,
        metadata: metadata && { ...metadata, icons: [...metadata.icons] },
      },
      { isUrgent },
    )
  }

  async function request(
    { caipNetworkId, method, params }: Parameters<FrameClient['request']>[0],
    { signal }: FrameRequestOptions = {},
  ) {
    const copy = toParams(params)
    assertRpcRequest({ caipNetworkId, method, params: copy })
    const chainNamespace = caipNetworkId.split(':')[0] as 'eip155' | 'solana'
    const payload = { method, params: copy, chainId: caipNetworkId, chainNamespace }
    return send('RPC_REQUEST', payload, { caipNetworkId, method, signal })
  }

  async function endSession() {
    session.clear()
    requests.abort()
    requests.failAll(
      undefined,
      ({ method, name }) => method !== undefined || isKeptAtSignOut(name),
    )
    const ended = signOut.start()
    load()
    if (isHeard) void signOut.flush()
    await ended
  }

  function destroy() {
    if (isDestroyed) return
    isDestroyed = true
    reset()
    unsubscribe()
    messenger.stop()
    element?.destroy()
    element = undefined
    store.set({ status: 'idle', error: undefined, user: undefined })
    requests.failAll(new FrameNotSetError())
    sessionListeners.clear()
    onDestroy?.()
  }

  return {
    ...login,
    ...session,
    load,
    show: () => element?.show(),
    hide: () => element?.hide(),
    request,
    abort: (id) => requests.abort(id),
    signOut: endSession,
    syncTheme: (theme) => send('SYNC_THEME', theme),
    syncDappData: () => syncDappData(),
    reload: () => send('RELOAD'),
    onSessionUpdate(listener) {
      const own = () => listener()
      sessionListeners.add(own)
      return () => {
        sessionListeners.delete(own)
      }
    },
    destroy,
  }
}
