import { HostError } from 'latchkey/frame'
import {
  isWindowMessage,
  type WindowAnswer,
  type WindowAsk,
} from './windowWire.js'

const ASK_TIMEOUT_MS = 10_000
const GONE_POLL_MS = 500

export type ReceivedAsk<ask, answer> = {
  ask: ask
  /** Fires when the page that asked has been closed. */
  signal: AbortSignal
  answer(answer: answer): void
  /** To the frame that has asked. */
  port: MessagePort
}

/**
 * In the window: tells the frame that has opened it that it is there, and
 * gets the request. The window closes with the page that asked.
 *
 * @throws when it was not opened by a frame of its own origin
 */
export function receiveAsk<
  ask = WindowAsk,
  answer = Exclude<WindowAnswer, 'closed'>,
>(): Promise<ReceivedAsk<ask, answer>> {
  const opener = window.opener as Window | null
  const nonce = location.hash.slice(1)
  return new Promise((resolve, reject) => {
    const fail = () => {
      events.abort()
      reject(new Error('No frame has asked'))
    }
    const timer = setTimeout(fail, ASK_TIMEOUT_MS)
    const events = new AbortController()
    if (!opener || window.top !== window) return fail()

    function onMessage(event: MessageEvent) {
      if (!event.isTrusted) return // guard: window-ask-trusted
      if (event.source !== opener) return // guard: window-ask-source
      if (event.origin !== location.origin) return // guard: window-ask-origin
      if (!isWindowMessage<'ask', ask>(event.data, 'ask', nonce)) return // guard: window-ask-nonce
      const [port] = event.ports
      if (!port) return
      clearTimeout(timer)
      events.abort()
      resolve({
        ask: event.data.ask,
        signal: watchOpener(opener as Window),
        answer: (answer) => port.postMessage(answer),
        port,
      })
    }
    window.addEventListener('message', onMessage, { signal: events.signal })
    // Of another origin, it does not hear this.
    const type = 'latchkey-approval:ready'
    opener.postMessage({ type, nonce }, location.origin)
  })
}

function watchOpener(opener: Window) {
  const gone = new AbortController()
  const polling = setInterval(() => {
    if (!opener.closed) return
    clearInterval(polling)
    window.close()
    gone.abort(new HostError({ message: 'The page is gone', code: 4001 }))
  }, GONE_POLL_MS)
  return gone.signal
}
