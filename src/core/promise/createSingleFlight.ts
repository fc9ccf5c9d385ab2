import { notify } from '../notify.js'

/**
 * Creates a function that shares one run between identical calls while it is
 * in flight. Each caller keeps its own signal; the run is aborted once every
 * caller has aborted.
 *
 * @param parameters.isAbortedByRun - By default the last caller to abort
 * rejects with its signal's reason at once. With `true` it waits for the run,
 * which knows what became of its work.
 *
 * @example
 * const join = createSingleFlight()
 * await join({ key: url, run: ({ signal }) => fetch(url, { signal }) })
 */
export function createSingleFlight<progress = never>(
  parameters: createSingleFlight.Parameters = {},
): createSingleFlight.ReturnType<progress> {
  const { isAbortedByRun = false } = parameters
  const flights = new Map<string, Flight<progress>>()

  function land(key: string, flight: Flight<progress>) {
    if (flights.get(key) === flight) flights.delete(key)
  }

  function start(key: string, run: Run<progress, unknown>) {
    const controller = new AbortController()
    const listeners = new Set<(progress: progress) => void>()
    const flight: Flight<progress> = {
      callers: 0,
      controller,
      last: undefined,
      listeners,
      promise: Promise.resolve().then(() =>
        run({ report, signal: controller.signal }),
      ),
    }
    function report(progress: progress) {
      if (flight.last && isSame(flight.last.progress, progress)) return
      flight.last = { progress }
      for (const listener of [...listeners]) notify(() => listener(progress))
    }
    const end = () => land(key, flight)
    flight.promise.then(end, end)
    flights.set(key, flight)
    return flight
  }

  return <result>(call: createSingleFlight.Call<progress, result>) => {
    const { key, onProgress, run, signal } = call
    if (signal?.aborted) return Promise.reject<result>(signal.reason)
    const flight = flights.get(key) ?? start(key, run)
    flight.callers++
    if (onProgress) {
      if (flight.last) onProgress(flight.last.progress)
      flight.listeners.add(onProgress)
    }
    return new Promise<result>((resolve, reject) => {
      const onAbort = () => {
        if (onProgress) flight.listeners.delete(onProgress)
        const isLast = --flight.callers === 0
        if (!isLast || !isAbortedByRun) reject(signal?.reason)
        if (!isLast) return
        land(key, flight)
        flight.controller.abort(signal?.reason)
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      flight.promise
        .then((value) => resolve(value as result), reject)
        .finally(() => signal?.removeEventListener('abort', onAbort))
    })
  }
}

export declare namespace createSingleFlight {
  type Parameters = { isAbortedByRun?: boolean | undefined }
  type Call<progress, result> = {
    /** Calls with the same key share a run. */
    key: string
    /**
     * Called at once with the latest progress, then whenever a value of it
     * changes.
     */
    onProgress?: ((progress: progress) => void) | undefined
    run: Run<progress, result>
    signal?: AbortSignal | undefined
  }
  type ReturnType<progress> = <result>(
    call: Call<progress, result>,
  ) => Promise<result>
}

/** Polling reports what it knows, not what is new. */
function isSame(one: unknown, other: unknown) {
  if (typeof one !== 'object' || typeof other !== 'object')
    return Object.is(one, other)
  const keys = Object.keys({ ...one, ...other }) as never[]
  return keys.every((key) => Object.is(one?.[key], other?.[key]))
}

type Run<progress, result> = (context: {
  report: (progress: progress) => void
  signal: AbortSignal
}) => Promise<result>

type Flight<progress> = {
  callers: number
  controller: AbortController
  last: { progress: progress } | undefined
  listeners: Set<(progress: progress) => void>
  promise: Promise<unknown>
}
