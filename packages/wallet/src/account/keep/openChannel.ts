import {
  EXPORT_HELLO,
  type ExportAnswers,
  type ExportAsk,
  type ExportReply,
} from '../../wire/exportWire.js'

export type ExportChannel = {
  /**
   * Asks the frame.
   *
   * @throws ExportFailure with the frame's code, `LOST` after 15 s
   */
  ask<type extends ExportAsk['type']>(
    ask: Extract<AskBody, { type: type }>,
  ): Promise<ExportAnswers[type]>
}

export type ExportFailure = { code: string }

type AskBody = ExportAsk extends infer ask
  ? ask extends ExportAsk
    ? Omit<ask, 'id'>
    : never
  : never

const ASK_TIMEOUT_MS = 15_000
/** The page may still be loading its frame. */
const FIND_TIMEOUT_MS = 20_000
const HELLO_MS = 500
const FRAMES_MAX = 64

/**
 * In the window: finds the frame of its own origin in the page that opened it.
 * The browser delivers nothing of this to frames of another origin, nor to the
 * page itself, which this page never listens to.
 *
 * @throws ExportFailure `LOST` when there is none, or this is no window
 */
export async function openChannel(): Promise<{
  channel: ExportChannel
  greeting: ExportAnswers['greet']
}> {
  const opener = window.opener as Window | null
  if (window.top !== window) throw lost() // guard: export-top
  if (!opener) throw lost()
  const page = opener
  const deadline = performance.now() + FIND_TIMEOUT_MS
  return new Promise((resolve, reject) => {
    async function greet(frame: Window) {
      const { port1, port2 } = new MessageChannel()
      const channel = createChannel(port1)
      frame.postMessage({ type: EXPORT_HELLO }, location.origin, [port2])
      const greeting = await channel.ask({ type: 'greet' })
      const { away } = greeting
      if (!away) return end(resolve, { channel, greeting })
      // A frame whose storage is blocked has nothing after a reload; this page
      // of its origin has.
      const { keepRecords } = await import('./keepRecords.js')
      await channel.ask({ type: 'give', answer: await keepRecords(away) })
      end(resolve, { channel, greeting: await channel.ask({ type: 'greet' }) })
    }

    function hello() {
      if (performance.now() > deadline) return end(reject, lost())
      // A page may have a great many frames.
      const count = Math.min(page.length, FRAMES_MAX)
      for (let index = 0; index < count; index++)
        greet(page[index] as Window).catch((error: ExportFailure) => {
          if (error.code !== 'LOST') end(reject, error)
        })
    }

    function end<value>(settle: (value: value) => void, value: value) {
      clearInterval(timer)
      settle(value)
    }

    const timer = setInterval(hello, HELLO_MS)
    hello()
  })
}

/** Asks over a port whose other end is in the frame. */
export function createChannel(port: MessagePort): ExportChannel {
  const waiting = new Map<number, (reply: ExportReply) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<ExportReply>) =>
    waiting.get(data.id)?.(data)
  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        const id = ++last
        const timer = setTimeout(
          () => end({ id, code: 'LOST' }),
          ASK_TIMEOUT_MS,
        )
        function end(reply: ExportReply) {
          clearTimeout(timer)
          waiting.delete(id)
          if ('code' in reply) reject({ code: reply.code })
          else resolve(reply.value as never)
        }
        waiting.set(id, end)
        port.postMessage({ ...ask, id })
      }),
  }
}

function lost(): ExportFailure {
  return { code: 'LOST' }
}
