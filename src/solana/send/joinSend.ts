import type {
  SolanaSendProgress,
  SolanaSendResult,
} from '../../core/ports/solana.js'
import type { SolanaContext } from '../context.js'
import type { SendRequest } from './resolveSend.js'

type Report = (progress: SolanaSendProgress) => void
type Flight = {
  controller: AbortController
  /** Callers that have not given up. */
  callers: number
  last: SolanaSendProgress | undefined
  listeners: Set<Report>
  promise: Promise<SolanaSendResult>
}

const flights = new WeakMap<SolanaContext, Map<string, Flight>>()

/**
 * Runs a send, or joins the identical one that is under way: a double click
 * asks for one approval. The run is aborted when every caller has given up.
 */
export function joinSend(
  context: SolanaContext,
  request: SendRequest,
  parameters: joinSend.Parameters,
): Promise<SolanaSendResult> {
  const { onStep, run, signal } = parameters
  const open = flights.get(context) ?? new Map<string, Flight>()
  flights.set(context, open)
  const { amount, caipNetworkId, from, mint = 'native', to } = request
  // However it is written, so that nothing else of this page can be the same.
  const [whole = '', fraction = ''] = amount.split('.')
  const plain = [whole.replace(/^0+/, ''), fraction.replace(/0+$/, '')].join(
    '.',
  )
  const key = [from, caipNetworkId, mint, to, plain].join()
  const flight = open.get(key) ?? start(open, key, run)
  flight.callers++
  if (onStep) {
    if (flight.last) onStep(flight.last)
    flight.listeners.add(onStep)
  }
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      if (onStep) flight.listeners.delete(onStep)
      if (--flight.callers > 0) return reject(signal?.reason)
      // A later call starts anew; what was handed over, it finds noted.
      if (open.get(key) === flight) open.delete(key)
      flight.controller.abort(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort)
    flight.promise
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', onAbort))
  })
}

export declare namespace joinSend {
  type Parameters = {
    onStep?: Report | undefined
    run(context: {
      report: Report
      signal: AbortSignal
    }): Promise<SolanaSendResult>
    signal?: AbortSignal | undefined
  }
}

function start(
  open: Map<string, Flight>,
  key: string,
  run: joinSend.Parameters['run'],
): Flight {
  const controller = new AbortController()
  const listeners: Flight['listeners'] = new Set()
  const { signal } = controller
  const flight: Flight = {
    callers: 0,
    controller,
    last: undefined,
    listeners,
    promise: Promise.resolve().then(() => run({ report, signal })),
  }
  function report(progress: SolanaSendProgress) {
    flight.last = progress
    for (const listener of [...listeners]) {
      try {
        listener(progress)
      } catch (error) {
        // A bad listener must not end the send, nor be hidden.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  const land = () => {
    if (open.get(key) === flight) open.delete(key)
  }
  flight.promise.then(land, land)
  open.set(key, flight)
  return flight
}
