import type { Connector } from 'wagmi'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import type { Kit } from '../../createKit.js'

/**
 * Cancels the approval opened by this request, and no other, even one that
 * opens late because the frame was still loading.
 */
export function watchAbort(
  { frame }: Kit,
  parameters: watchAbort.Parameters,
): void {
  const { connector, method, posted, signal } = parameters
  if (!frame || connector.id !== AUTH_CONNECTOR_ID) return
  const known = new Set(frame.getState().approvals.map(({ id }) => id))
  const look = () => {
    if (!signal.aborted) return
    const own = frame
      .getState()
      .approvals.find(
        (approval) => !known.has(approval.id) && approval.method === method,
      )
    if (!own) return
    known.add(own.id)
    frame.peek()?.abort(own.id)
  }
  signal.addEventListener('abort', look)
  const unsubscribe = frame.subscribe(look)
  const stop = () => {
    unsubscribe()
    signal.removeEventListener('abort', look)
  }
  posted.then(stop, stop)
}

export declare namespace watchAbort {
  type Parameters = {
    connector: Connector
    method: string
    posted: Promise<unknown>
    signal: AbortSignal
  }
}
