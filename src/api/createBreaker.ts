import {
  ApiError,
  ApiRequestError,
  ApiTimeoutError,
  ApiUnavailableError,
} from '../core/errors/api.js'

/** Calls in a row that fail before a host is left alone. */
const FAILURE_LIMIT = 5
/** How long it is left alone. */
const PAUSE_MS = 10_000

/**
 * Leaves a host alone that is down, so that a page does not add to its load,
 * and calls fail at once instead of after their retries.
 *
 * It opens after 5 failed calls in a row: no answer, a timeout, 5xx. Then one
 * call in 10 s is let through as a trial. Any answer but 5xx closes it; aborts
 * say nothing.
 */
export function createBreaker(): createBreaker.ReturnType {
  const hosts = new Map<string, Health>()

  return {
    async run(host, call) {
      const health = hosts.get(host) ?? { failures: 0, pausedUntil: 0 }
      hosts.set(host, health)
      const isTrial = health.failures >= FAILURE_LIMIT
      const rest = health.pausedUntil - Date.now()
      // A longer rest than there is means that the clock was set back.
      if (isTrial && rest > 0 && rest <= PAUSE_MS)
        throw new ApiUnavailableError({ cause: health.error })
      if (isTrial) health.pausedUntil = Date.now() + PAUSE_MS
      try {
        const value = await call({ isTrial })
        health.failures = 0
        return value
      } catch (error) {
        if (isDown(error)) {
          health.failures++
          health.error = error
          health.pausedUntil = Date.now() + PAUSE_MS
        } else if (error instanceof ApiError) health.failures = 0
        // A trial that was given up is made by the next call.
        else if (isTrial) health.pausedUntil = 0
        throw error
      }
    },
  }
}

export declare namespace createBreaker {
  type ReturnType = {
    /**
     * @param host - name and port
     * @param call - of a trial, only one request should be made
     * @throws ApiUnavailableError while the host is left alone
     */
    run<value>(
      host: string,
      call: (options: { isTrial: boolean }) => Promise<value>,
    ): Promise<value>
  }
}

type Health = { error?: unknown; failures: number; pausedUntil: number }

function isDown(error: unknown) {
  if (error instanceof ApiTimeoutError) return true
  if (!(error instanceof ApiRequestError)) return false
  return error.status === undefined || error.status >= 500
}
