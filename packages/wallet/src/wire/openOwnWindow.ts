import { createNonce } from '../ui/createNonce.js'
import { isWindowMessage } from './windowWire.js'

export type OwnWindow = {
  focus(): void
  close(): void
}

const FEATURES = 'popup,width=420,height=800'
const CLOSED_POLL_MS = 200
/** An answer may still be on its way from a closed window. */
const CLOSED_GRACE_MS = 500

/**
 * Opens a page of this origin in a window and hands it a request. Both sides
 * hear only each other: a known window, their own origin, and a secret that
 * only they have.
 *
 * @param parameters.onAnswer - called once; `closed` when the window was closed
 * without an answer
 * @param parameters.onReady - called when the page in the window has loaded
 * @returns `undefined` when the browser blocks the window
 */
export function openOwnWindow<answer>(parameters: {
  path: string
  ask: unknown
  isAnswer(value: unknown): value is answer
  onAnswer(answer: answer | 'closed'): void
  /** Answers what the window asks before it answers. Default: nobody does. */
  onAsk?: ((ask: unknown) => Promise<unknown>) | undefined
  onReady?: (() => void) | undefined
}): OwnWindow | undefined {
  const { ask, isAnswer, onAnswer, onAsk, onReady, path } = parameters
  const nonce = createNonce()
  // Without a name, so that the site above cannot get hold of it by one.
  const opened = window.open(`${path}#${nonce}`, '_blank', FEATURES)
  if (!opened) return undefined
  const events = new AbortController()
  let port: MessagePort | undefined
  let grace: ReturnType<typeof setTimeout> | undefined

  function finish(answer?: answer | 'closed') {
    if (events.signal.aborted) return
    events.abort()
    clearInterval(polling)
    clearTimeout(grace)
    port?.close()
    opened?.close()
    if (answer !== undefined) onAnswer(answer)
  }

  function onMessage(event: MessageEvent) {
    if (!event.isTrusted) return // guard: window-ready-trusted
    if (event.source !== opened) return // guard: window-ready-source
    if (event.origin !== location.origin) return // guard: window-ready-origin
    if (!isWindowMessage(event.data, 'ready', nonce)) return // guard: window-ready-nonce
    // A reloaded window starts over.
    port?.close()
    const channel = new MessageChannel()
    const own = channel.port1
    port = own
    own.onmessage = async ({ data }) => {
      if (isAnswer(data)) return finish(data)
      const reply = await onAsk?.(data)
      if (reply !== undefined) own.postMessage(reply)
    }
    opened?.postMessage(
      { type: 'latchkey-approval:ask', nonce, ask },
      location.origin,
      [channel.port2],
    )
    onReady?.()
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
