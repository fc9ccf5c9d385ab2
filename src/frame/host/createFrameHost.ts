import { ParentNotSetError } from '../../core/errors/frame.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import { type Envelope, frameMarker } from '../protocol/protocol.js'
import { readEnvelope } from '../transport/readEnvelope.js'
import { createAnswerer } from './createAnswerer.js'
import { getAncestorOrigins } from './getAncestorOrigins.js'
import type { HostApprove, HostHandlers, HostLimits } from './types.js'

/**
 * Creates the frame's side of the protocol, for self-hosted wallets. It
 * answers only the page that embeds it, and only if that page's origin is
 * allowed. It never signs: `approve` and the handlers do.
 *
 * Unlisted RPC methods are answered with 4200, params for another chain than
 * the request with -32602, and a repeated id with the first answer. More than
 * 60 messages per second, or more than 20 waiting approvals, are answered with
 * -32005.
 *
 * Standards: EIP-1193 and EIP-1474 for codes, EIP-5792 for calls, CAIP-2 for
 * networks.
 *
 * @param parameters.isAllowedOrigin - Called with the exact origin of the
 * embedding page; only `true` allows it. Load the list from your server: an
 * empty list allows no page.
 * @param parameters.handlers - One function per message, which may throw
 * `HostError` to set the code. A message without one is answered with 4200.
 * @param parameters.approve - Shows the approval and waits for the user.
 * @param parameters.approvals - `window`: approvals happen in a top-level
 * window of the frame's origin, whatever the app requests; `auto` (default):
 * the app chooses. `needsWindow` tells `approve` which applies.
 * @param parameters.limits - Message limits for the app; see `HostLimits`.
 * @param parameters.version - Version reported to the app, default none.
 * @param parameters.storage - `temporary` if the browser clears the frame's
 * storage when it closes, or blocks it, or a login has a last step in the frame: the app then
 * sends `KEEP_ACCOUNT` after each login.
 * @param parameters.window - Default `globalThis.window`.
 *
 * @example
 * const host = createFrameHost({
 *   isAllowedOrigin: (origin) => origin === 'https://app.example',
 *   handlers: {
 *     IS_CONNECTED: () => ({ isConnected: false }),
 *     RPC_REQUEST: ({ method, params }) => run(method, params),
 *   },
 *   approve: (request, { needsGesture, signal }) =>
 *     askPerson(request, { needsGesture, signal }),
 * })
 * host.start()
 */
export function createFrameHost(
  parameters: createFrameHost.Parameters,
): createFrameHost.ReturnType {
  parameters = readParameters(parameters, {
    approvals: 'string | undefined',
    approve: 'function',
    handlers: 'object',
    isAllowedOrigin: 'function',
    limits: 'object | undefined',
    storage: 'string | undefined',
    version: 'string | undefined',
    window: 'object | undefined',
  })
  const {
    approvals,
    isAllowedOrigin,
    storage,
    version,
    window = globalThis.window,
  } = parameters
  let session: HostSession | undefined

  function post(envelope: Envelope) {
    const { origin } = session ?? {}
    if (origin) window.parent.postMessage(envelope, origin)
  }

  function handle(event: MessageEvent) {
    if (!event.isTrusted) return // guard: host-trusted
    if (event.source !== window.parent) return // guard: host-source
    if (event.origin !== session?.origin) return // guard: host-origin
    const envelope = readEnvelope(event.data)
    if (!envelope?.id || envelope.id.length > maxIdLength) return
    const answering = session
    answering.answer(envelope, session.origin).then((reply) => {
      if (reply && answering === session) post(reply)
    })
  }

  /** Finds out which page embeds the frame; nothing is posted before. */
  async function greet(own: HostSession) {
    // With nested pages, the one in between could be anyone's.
    if (window.parent !== window.top) return // guard: host-top
    const [origin, ...others] = getAncestorOrigins(window)
    if (origin === undefined || others.length > 0) return // guard: host-depth
    const isAllowed: unknown = await isAllowedOrigin(origin)
    if (isAllowed !== true) return // guard: host-allowed
    if (own !== session) return
    own.origin = origin
    const payload = {
      ping: true,
      ...(version !== undefined && { version }),
      ...(storage !== undefined && { storage }),
    }
    post({ type: `${frameMarker}READY`, payload })
  }

  function stop() {
    window.removeEventListener('message', handle)
    session?.stop()
    session = undefined
  }

  return {
    start() {
      if (window.parent === window) throw new ParentNotSetError()
      stop()
      const needsWindow =
        approvals === 'window' || isWindowWanted(window.location.search)
      session = {
        origin: undefined,
        ...createAnswerer({ ...parameters, needsWindow }),
      }
      window.addEventListener('message', handle)
      // An origin that cannot be checked is not allowed.
      greet(session).catch(() => {})
    },
    stop,
    update(token) {
      post({ type: `${frameMarker}SESSION_UPDATE`, payload: { token } })
    },
    origin: () => session?.origin,
  }
}

const maxIdLength = 128

/**
 * The app requests a window in the frame's URL. It can only ask for stricter
 * approvals.
 */
function isWindowWanted(search: string | undefined) {
  return new URLSearchParams(search).get('approvals') === 'window'
}

type HostSession = createAnswerer.ReturnType & { origin: string | undefined }

export declare namespace createFrameHost {
  type Parameters = {
    /** @default globalThis.window */
    window?: Window | undefined
    /**
     * Whether a page of this origin may use the frame. Only `true` allows it;
     * throwing or rejecting does not.
     */
    isAllowedOrigin(origin: string): boolean | Promise<boolean>
    /** Version reported to the app. */
    version?: string | undefined
    /** Set if the browser clears the frame's storage when it closes. */
    storage?: 'temporary' | undefined
    handlers: HostHandlers
    /**
     * Resolves when the user has approved; otherwise rejects with a `HostError`
     * of code 4001. Called for one request at a time.
     */
    approve: HostApprove
    /**
     * `window`: every approval happens in a top-level window of the frame's
     * origin. The app cannot override this.
     * @default 'auto'
     */
    approvals?: 'auto' | 'window' | undefined
    /** Message limits for the app. */
    limits?: HostLimits | undefined
  }

  type ReturnType = {
    /**
     * Starts listening, then tells the app that the frame is ready.
     * @throws ParentNotSetError 'parent is not set'
     */
    start(): void
    /** Ends the session with the app and ignores its messages. */
    stop(): void
    /**
     * Tells the app that the session has changed, for example in another tab.
     */
    update(token: string): void
    /** Origin of the app, `undefined` until it has been allowed. */
    origin(): string | undefined
  }
}
