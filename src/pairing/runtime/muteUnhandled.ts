import { isSessionGone } from './isSessionGone.js'
import type { SdkClient } from './sdk.js'

/**
 * The library begins work on what a wallet sends without waiting for it, so
 * that a wallet can make it fail where nobody can catch it. Who does wait still
 * hears of it, but of the end of a session that has ended already. A second
 * answer to one ping, and an answer to the ping of another tab, would throw in
 * the library's timer.
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
        // Who waits for it here is not waited for either.
        if (!isSessionGone(error)) throw error
      }
    }
  const { onSessionPingResponse: hear, sendRequest: send } = engine
  if (!hear) return
  /** Pings of this page that have no answer yet. */
  const sent = new Set<unknown>()
  if (send)
    engine.sendRequest = (parameters) => {
      const { clientRpcId, method } = parameters
      if (method === 'wc_sessionPing') sent.add(clientRpcId)
      return send(parameters)
    }
  engine.onSessionPingResponse = (topic, payload) => {
    if (sent.delete(payload.id)) return hear(topic, payload)
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
