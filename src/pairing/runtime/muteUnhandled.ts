import { isSessionGone } from './isSessionGone.js'
import type { SdkClient, SdkEvents } from './sdk.js'

/**
 * The library handles a wallet's messages without awaiting the result, so a
 * wallet could cause unhandled rejections. This catches them. Callers that
 * await still get the error, except that a session has already ended. A second
 * answer to a ping, and an answer to a ping of another tab, are dropped: they
 * would throw in the library's timer.
 *
 * When an answer takes 5 min, the library also rejects a promise that nobody
 * has. Its questions fail shortly before instead.
 */
export function muteUnhandled({ engine }: SdkClient): void {
  if (!engine) return
  for (const name of works) {
    const work = engine[name]
    if (!work) continue
    engine[name] = (parameters) => {
      const done = work(parameters)
      Promise.resolve(done).catch(() => {})
      return done
    }
  }
  const { deleteSession } = engine
  if (deleteSession)
    engine.deleteSession = async (parameters) => {
      try {
        return await deleteSession(parameters)
      } catch (error) {
        // The library's callers are not awaited either.
        if (!isSessionGone(error)) throw error
      }
    }
  const { events, onSessionPingResponse: original, sendRequest: send } = engine
  /** Unanswered pings of this page. */
  const sent = new Set<unknown>()
  if (send)
    engine.sendRequest = (parameters) => {
      const { clientRpcId, method } = parameters
      if (method === 'wc_sessionPing') sent.add(clientRpcId)
      const answer = answers[String(method)]
      if (answer && events) expire(events, `${answer}:${clientRpcId}`)
      return send(parameters)
    }
  const { sendProposeSession: propose } = engine
  if (propose)
    engine.sendProposeSession = (parameters) => {
      const { id } = parameters.proposal
      if (events) expire(events, `session_connect:${id}`, 'Proposal expired')
      return propose(parameters)
    }
  if (!original) return
  engine.onSessionPingResponse = (topic, payload) => {
    if (sent.delete(payload.id)) return original(topic, payload)
  }
}

/** Fails a question of the library that has not been answered in time. */
function expire(
  events: SdkEvents,
  answer: string,
  message = 'Request expired. Please try again.',
) {
  const timer = setTimeout(
    () => events.emit(answer, { error: new Error(message) }),
    EXPIRY_MS,
  )
  events.once(answer, () => clearTimeout(timer))
}

/** Shortly before the library's own limit of 5 min. */
const EXPIRY_MS = 295_000

/** Events of the answers to the library's questions. */
const answers: Readonly<Record<string, string>> = {
  wc_sessionExtend: 'session_extend',
  wc_sessionPing: 'session_ping',
  wc_sessionRequest: 'session_request',
  wc_sessionUpdate: 'session_update',
}

const works = [
  'deleteSession',
  'isValidDisconnect',
  'isValidEmit',
  'isValidExtend',
  'isValidPing',
  'isValidUpdate',
  'sendError',
  'sendResult',
] as const
