import { ApiRequestError } from '../core/errors/api.js'
import { sleep } from '../core/promise/sleep.js'
import { getRetryDelay } from './getRetryDelay.js'

/** Maximum number of retries. */
const RETRY_LIMIT = 3

/**
 * Retries a read on transient failures: no response, 429 or 5xx.
 *
 * The delay doubles from about 300 ms, with jitter. `Retry-After` is honored
 * up to 30 s; a longer value stops the retries.
 */
export async function withRetry<value>(
  run: () => Promise<value>,
  parameters: withRetry.Parameters = {},
): Promise<value> {
  const { signal } = parameters
  for (let attempt = 0; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= RETRY_LIMIT || !isPassing(error)) throw error
      const delay = getRetryDelay(error, attempt)
      if (delay === undefined) throw error
      await sleep(delay, signal)
      signal?.throwIfAborted()
    }
  }
}

export declare namespace withRetry {
  type Parameters = { signal?: AbortSignal | undefined }
}

function isPassing(error: unknown): error is ApiRequestError {
  if (!(error instanceof ApiRequestError)) return false
  const { status } = error
  return status === undefined || status === 429 || status >= 500
}
