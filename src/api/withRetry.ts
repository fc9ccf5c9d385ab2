import { ApiRequestError } from '../core/errors/api.js'
import { sleep } from '../core/promise/sleep.js'
import { getRetryDelay } from './getRetryDelay.js'

/** Attempts after the first one. */
const RETRY_LIMIT = 3

/**
 * Repeats a read that failed for a passing reason: no answer, 429, 5xx.
 *
 * The pauses double from about 300 ms and are jittered; `Retry-After` is
 * obeyed up to 30 s, and ends the attempts when it asks for more.
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
