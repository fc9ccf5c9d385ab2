/**
 * Lets equal calls share one run while it is under way.
 *
 * Each caller keeps its own signal; the run is aborted when the last caller
 * has gone.
 */
export function createFlights(): createFlights.ReturnType {
  const flights = new Map<string, Flight>()

  function start(key: string, run: (signal: AbortSignal) => Promise<unknown>) {
    const controller = new AbortController()
    const promise = run(controller.signal).finally(() => {
      if (flights.get(key)?.promise === promise) flights.delete(key)
    })
    // Callers that have left must not make it an unhandled rejection.
    promise.catch(() => {})
    const flight: Flight = { callers: 0, controller, promise }
    flights.set(key, flight)
    return flight
  }

  return {
    join(key, run, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      const flight = flights.get(key) ?? start(key, run)
      flight.callers++
      return new Promise((resolve, reject) => {
        const onAbort = () => {
          reject(signal?.reason)
          if (--flight.callers > 0) return
          if (flights.get(key) === flight) flights.delete(key)
          flight.controller.abort(signal?.reason)
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        flight.promise
          .then((value) => resolve(value as never), reject)
          .finally(() => signal?.removeEventListener('abort', onAbort))
      })
    },
  }
}

export declare namespace createFlights {
  type ReturnType = {
    join<value>(
      key: string,
      run: (signal: AbortSignal) => Promise<value>,
      signal?: AbortSignal | undefined,
    ): Promise<value>
  }
}

type Flight = {
  callers: number
  controller: AbortController
  promise: Promise<unknown>
}
