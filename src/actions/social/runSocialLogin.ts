import { SOCIAL_LOGIN_TIMEOUT_MS } from '../../core/constants/login.js'
import {
  PopupBlockedError,
  SocialLoginExpiredError,
} from '../../core/errors/login.js'
import { notify } from '../../core/notify.js'
import type { SocialProvider } from '../../core/ports.js'
import { withDeadline } from '../../core/promise/withDeadline.js'
import type { Kit } from '../../createKit.js'
import { getSocialUri } from '../../features/login/getSocialUri.js'
import { readSocialResult } from '../../features/login/readSocialResult.js'
import { toSocialError } from '../../features/login/toSocialError.js'
import type { openSocialPopup } from '../openSocialPopup.js'
import { pollSocialResult } from './pollSocialResult.js'
import { watchSocialPopup } from './watchSocialPopup.js'

/**
 * Navigates the popup to the provider, and waits for the URL it returns with:
 * by the popup's message or from the server, whichever is first. Leaves no
 * listener and no timer behind.
 *
 * @throws PopupBlockedError when it is blocked and there is no `onBlocked`
 * @throws SocialLoginExpiredError after 5 min
 */
export function runSocialLogin(
  kit: Kit,
  parameters: runSocialLogin.Parameters,
): Promise<string> {
  const { onBlocked, onOpened, onState, popup, provider } = parameters
  const page = kit.hosts.frame

  async function lead(signal: AbortSignal) {
    const watch = watchSocialPopup(popup)
    let stop: (() => void) | undefined
    try {
      const { client, state, states, uri } = await getSocialUri(kit, {
        provider,
        signal,
        ticket: popup.ticket,
      })
      if (state !== undefined) onState(state)
      const heard = new Promise<string>((resolve, reject) => {
        stop = listenForResult({
          getWindow: popup.getWindow,
          onError: reject,
          onUri: resolve,
          page,
          states,
          window: kit.frame?.options.page?.window,
        })
      })
      heard.catch(() => {})
      // If the server can be asked, it has to see the waiting page: it reports
      // nothing about a login that a third party has sent the user to.
      const isAskable = state !== undefined
      const start = isAskable ? popup.href : uri
      const go = () => leadTo(popup.getWindow(), uri)
      if (popup.getWindow()) watch[isAskable ? 'leadOnceThere' : 'lead'](go)
      else if (onBlocked)
        notify(() =>
          onBlocked({
            error: new PopupBlockedError({ url: start }),
            open: () => popup.open(start),
          }),
        )
      else throw new PopupBlockedError({ url: start })
      notify(() => onOpened?.())
      const asked = pollSocialResult({ client, page, signal, state, watch })
      return await Promise.race([heard, asked])
    } finally {
      stop?.()
      watch.stop()
    }
  }

  return withDeadline(lead, {
    ms: SOCIAL_LOGIN_TIMEOUT_MS,
    error: () => new SocialLoginExpiredError(),
    signal: parameters.signal,
  })
}

export declare namespace runSocialLogin {
  type Parameters = {
    /** The popup is blocked: show its link. The login continues. */
    onBlocked?: ((blocked: Blocked) => void) | undefined
    /** Called when the popup is sent to the provider, or after `onBlocked`. */
    onOpened?: (() => void) | undefined
    /** Called with the state that the frame's server is asked with. */
    onState: (state: string) => void
    popup: openSocialPopup.ReturnType
    provider: SocialProvider
    signal: AbortSignal
  }
  type Blocked = {
    error: PopupBlockedError
    /** Opens it in another click; returns false when blocked again. */
    open(): boolean
  }
}

function leadTo(opened: Window | undefined, uri: string) {
  try {
    opened?.location.replace(uri)
  } catch {
    // It is closed or severed; the waiting page then uses the ticket.
  }
}

/**
 * Listens for the message of a social login's last page. It is accepted only
 * from the opened window, on the frame's origin, and with the state of this
 * login; anything else is ignored.
 *
 * @returns a function that stops listening
 */
function listenForResult(parameters: listenForResult.Parameters): () => void {
  const { getWindow, onError, onUri, page, states } = parameters
  const window =
    parameters.window ?? (globalThis.window as listenForResult.Ears)
  const { origin } = new URL(page)

  function onMessage(event: listenForResult.Event) {
    // Checked before the data is accessed at all.
    if (!event.isTrusted || event.origin !== origin) return
    const popup = getWindow()
    if (!popup || event.source !== popup) return
    const result = readSocialResult(readUri(event.data), page)
    if (!result || !states.includes(result.state)) return
    if (result.error === undefined) onUri(result.uri)
    else onError(toSocialError(result.error))
  }

  window.addEventListener('message', onMessage)
  return () => window.removeEventListener('message', onMessage)
}

declare namespace listenForResult {
  type Parameters = {
    getWindow(): unknown
    /** Called when the provider has refused. */
    onError(error: Error): void
    onUri(uri: string): void
    /** URL of the frame's page. */
    page: string
    states: readonly string[]
    /** @default globalThis.window */
    window?: Ears | undefined
  }
  type Event = {
    data: unknown
    isTrusted: boolean
    origin: string
    source: unknown
  }
  type Ears = {
    addEventListener(type: 'message', listener: (event: Event) => void): void
    removeEventListener(type: 'message', listener: (event: Event) => void): void
  }
}

function readUri(data: unknown) {
  if (typeof data !== 'object' || data === null) return undefined
  return Object.hasOwn(data, 'resultUri')
    ? (data as { resultUri: unknown }).resultUri
    : undefined
}
