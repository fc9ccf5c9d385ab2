import {
  ApiError,
  ApiRequestError,
  ApiTimeoutError,
  ApiUnavailableError,
} from '../core/errors/api.js'

/** Consecutive failures before the circuit opens. */
const FAILURE_LIMIT = 5
/** How long the circuit stays open before a trial call. */
const PAUSE_MS = 10_000

/**
 * Creates a circuit breaker per host. It keeps a page from adding load to a
 * host that is down, and makes calls fail at once instead of after their
 * retries.
 *
 * The circuit opens after 5 consecutive failures: no response, a timeout or
 * 5xx. From then on, one trial call is allowed every 10 s. Any response other
 * than 5xx closes the circuit; aborted calls do not count.
 */
export function createBreaker(): createBreaker.ReturnType {
  const hosts = new Map<string, Health>()

  return {
    async run(host, call) {
      const health = hosts.get(host) ?? { failures: 0, pausedUntil: 0 }
      hosts.set(host, health)
      const isTrial = health.failures >= FAILURE_LIMIT
      const rest = health.pausedUntil - Date.now()
      // A remainder above the maximum means the clock was set back.
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
        // If a trial is aborted, the next call becomes the trial.
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
     * @param call - should make only one request when `isTrial` is set
     * @throws ApiUnavailableError while the circuit is open
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
