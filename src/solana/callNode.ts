import { HTTP_TIMEOUT_MS } from '../core/constants/api.js'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { sleep } from '../core/promise/sleep.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import { toKitError } from './toKitError.js'

const TRIES = 3
const PAUSE_MS = 300

/**
 * Calls a node, and retries when it is busy or cannot be reached. Each attempt
 * has a timeout. Only for reads.
 *
 * @throws ApiError, or the signal's reason
 */
export async function callNode<value>(
  run: () => Promise<value>,
  options: callNode.Options = {},
): Promise<value> {
  const { signal, tries = TRIES } = options
  for (let count = 1; ; count++) {
    try {
      return await withTimeout(run(), {
        ms: HTTP_TIMEOUT_MS,
        error: () => new ApiTimeoutError(),
        signal,
      })
    } catch (failure) {
      signal?.throwIfAborted()
      const error = toKitError(failure)
      if (count >= tries || !isPassing(error)) throw error
      await sleep(count * PAUSE_MS, signal)
      signal?.throwIfAborted()
    }
  }
}

export declare namespace callNode {
  type Options = {
    signal?: AbortSignal | undefined
    /** Number of attempts, default 3. */
    tries?: number | undefined
  }
}

function isPassing(error: unknown) {
  if (error instanceof ApiResponseError) return true
  if (!(error instanceof ApiRequestError)) return false
  const { status = 503 } = error
  return status === 429 || status >= 500
}
