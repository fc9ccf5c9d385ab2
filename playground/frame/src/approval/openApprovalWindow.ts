import { createNonce } from './createNonce.js'
import {
  isWindowMessage,
  type WindowAnswer,
  type WindowAsk,
} from './windowWire.js'

export type ApprovalWindow = {
  focus(): void
  close(): void
}

const FEATURES = 'popup,width=420,height=720'
const CLOSED_POLL_MS = 200
/** An answer may still be on its way from a window that is gone. */
const CLOSED_GRACE_MS = 500

/**
 * Opens the page of this origin that shows one request in a window of its
 * own, and hands it the request. Both sides hear only each other: a window
 * that is known, their own origin, and a secret that only they have.
 *
 * @returns nothing when the browser does not open it
 */
export function openApprovalWindow(parameters: {
  ask: WindowAsk
  /** Called once: what the person said, or `closed` without a word. */
  onAnswer(answer: WindowAnswer): void
}): ApprovalWindow | undefined {
  const { ask, onAnswer } = parameters
  const nonce = createNonce()
  // Without a name, so that the site above cannot get hold of it by one.
  const opened = window.open(`/sdk/approve#${nonce}`, '_blank', FEATURES)
  if (!opened) return undefined
  const events = new AbortController()
  let port: MessagePort | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  function finish(answer?: WindowAnswer) {
    if (events.signal.aborted) return
    events.abort()
    clearInterval(polling)
    clearTimeout(grace)
    port?.close()
    opened?.close()
    if (answer) onAnswer(answer)
  }

  function onMessage(event: MessageEvent) {
    if (!event.isTrusted) return // guard: window-ready-trusted
    if (event.source !== opened) return // guard: window-ready-source
    if (event.origin !== location.origin) return // guard: window-ready-origin
    if (!isWindowMessage(event.data, 'ready', nonce)) return // guard: window-ready-nonce
    // A window that was loaded again starts anew.
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }) => {
      if (data === 'approved' || data === 'declined') finish(data)
    }
    opened?.postMessage(
      { type: 'latchkey-approval:ask', nonce, ask },
      location.origin,
      [channel.port2],
    )
  }

  const polling = setInterval(() => {
    if (!opened.closed || grace !== undefined) return
    grace = setTimeout(finish, CLOSED_GRACE_MS, 'closed')
  }, CLOSED_POLL_MS)
  const options = { signal: events.signal }
  window.addEventListener('message', onMessage, options)
  // With this page goes whoever could act on an answer.
  window.addEventListener('pagehide', () => finish(), options)

  return { focus: () => opened.focus(), close: () => finish() }
}
