type Flight<progress, result> = {
  controller: AbortController
  /** Callers that have not given up. */
  callers: number
  last: progress | undefined
  listeners: Set<(progress: progress) => void>
  promise: Promise<result>
}

/** Of every kind, as long as they are under way. */
const flights = new WeakMap<object, Map<string, Flight<never, unknown>>>()

/**
 * Runs a send, or joins the identical one that is under way: a double click
 * asks for one approval. The run is aborted when every caller has given up.
 *
 * @param owner - whose sends are told apart by `key`; it always gives sends of
 * the same kind
 * @param parameters.key - the same for the same payment
 */
export function joinSend<progress, result>(
  owner: object,
  parameters: joinSend.Parameters<progress, result>,
): Promise<result> {
  const { key, onStep, run, signal } = parameters
  const open = getOpen<progress, result>(owner)
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
  type Parameters<progress, result> = {
    key: string
    onStep?: ((progress: progress) => void) | undefined
    run(context: {
      report: (progress: progress) => void
      signal: AbortSignal
    }): Promise<result>
    signal?: AbortSignal | undefined
  }
}

function getOpen<progress, result>(owner: object) {
  const open = flights.get(owner) ?? new Map()
  flights.set(owner, open)
  return open as Map<string, Flight<progress, result>>
}

function start<progress, result>(
  open: Map<string, Flight<progress, result>>,
  key: string,
  run: joinSend.Parameters<progress, result>['run'],
): Flight<progress, result> {
  const controller = new AbortController()
  const listeners = new Set<(progress: progress) => void>()
  const { signal } = controller
  const flight: Flight<progress, result> = {
    callers: 0,
    controller,
    last: undefined,
    listeners,
    promise: Promise.resolve().then(() => run({ report, signal })),
  }
  function report(progress: progress) {
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
