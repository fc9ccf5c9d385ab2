import { ConnectionAbortedError } from '../../core/errors/pairing.js'

/**
 * Waits for a promise until a signal fires.
 *
 * @throws ConnectionAbortedError when a signal has fired
 */
export function abortable<value>(
  promise: Promise<value>,
  signals: readonly (AbortSignal | undefined)[],
): Promise<value> {
  return new Promise((resolve, reject) => {
    function stop() {
      for (const signal of signals) signal?.removeEventListener('abort', leave)
    }
    function leave() {
      stop()
      reject(new ConnectionAbortedError())
    }
    promise.then(resolve, reject).finally(stop)
    if (signals.some((signal) => signal?.aborted)) return leave()
    for (const signal of signals) signal?.addEventListener('abort', leave)
  })
}
