import { isSessionGone } from './isSessionGone.js'
import type { SdkClient } from './sdk.js'

/**
 * The library handles a wallet's messages without awaiting the result, so a
 * wallet could cause unhandled rejections. This catches them. Callers that
 * await still get the error, except that a session has already ended. A second
 * answer to a ping, and an answer to a ping of another tab, are dropped: they
 * would throw in the library's timer.
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
  const { onSessionPingResponse: original, sendRequest: send } = engine
  if (!original) return
  /** Unanswered pings of this page. */
  const sent = new Set<unknown>()
  if (send)
    engine.sendRequest = (parameters) => {
      const { clientRpcId, method } = parameters
      if (method === 'wc_sessionPing') sent.add(clientRpcId)
      return send(parameters)
    }
  engine.onSessionPingResponse = (topic, payload) => {
    if (sent.delete(payload.id)) return original(topic, payload)
  }
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
