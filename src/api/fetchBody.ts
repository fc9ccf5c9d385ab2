import { HTTP_TIMEOUT_MS } from '../core/constants/api.js'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { readReason } from './readReason.js'

/**
 * Sends one request attempt. The timeout covers the body too.
 *
 * @throws ApiTimeoutError after 10 s, including the body
 * @throws ApiRequestError without a response, or with a status other than 2xx
 * @throws ApiResponseError when the body is invalid
 * @throws the signal's reason when the caller aborts
 */
export async function fetchBody<value>(
  parameters: fetchBody.Parameters<value>,
): Promise<value> {
  const { fetch, init, read, signal, url } = parameters
  const { timeout = HTTP_TIMEOUT_MS } = parameters
  signal?.throwIfAborted()
  const controller = new AbortController()
  const expiry = new ApiTimeoutError()
  const timer = setTimeout(() => controller.abort(expiry), timeout)
  const onAbort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await untilAborted(controller.signal, async () => {
      const response = await fetch(url, { ...init, signal: controller.signal })
      if (!response.ok) throw await toStatusError(response)
      return await read(response)
    })
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason
    if (error instanceof ApiRequestError) throw error
    if (error instanceof ApiResponseError) throw error
    throw new ApiRequestError({ cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

export declare namespace fetchBody {
  type Parameters<value> = {
    fetch: typeof globalThis.fetch
    init: RequestInit
    /** Reads the body of a 2xx response. */
    read: (response: Response) => Promise<value>
    signal?: AbortSignal | undefined
    /** Timeout in milliseconds. */
    timeout?: number | undefined
    url: string
  }
  type ErrorType = ApiRequestError | ApiResponseError | ApiTimeoutError
}

/** Rejects on abort even if `fetch` ignores its signal. */
function untilAborted<value>(
  signal: AbortSignal,
  run: () => Promise<value>,
): Promise<value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    run().then(resolve, reject)
  })
}

async function toStatusError(response: Response) {
  const { status } = response
  const isRefusal = status >= 400 && status < 500
  const reason = isRefusal ? await readReason(response) : undefined
  // Cancel the unread body to release the connection.
  if (!isRefusal) response.body?.cancel().catch(() => {})
  return new ApiRequestError({ cause: response, reason, status })
}
