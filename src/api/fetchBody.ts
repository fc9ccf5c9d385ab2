import { HTTP_TIMEOUT_MS } from '../core/constants.js'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { readReason } from './readReason.js'

/**
 * One attempt of one request, its body included in the deadline.
 *
 * @throws ApiTimeoutError after 10 s, counted over the body too
 * @throws ApiRequestError without an answer, or with a status other than 2xx
 * @throws ApiResponseError when the body cannot be read
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
    /** Reads the body of an answer with a status of 2xx. */
    read: (response: Response) => Promise<value>
    signal?: AbortSignal | undefined
    /** Milliseconds. */
    timeout?: number | undefined
    url: string
  }
  type ErrorType = ApiRequestError | ApiResponseError | ApiTimeoutError
}

/** A `fetch` that ignores its signal must not outlive the deadline either. */
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
  // What is left unread is cancelled, which gives the connection back.
  if (!isRefusal) response.body?.cancel().catch(() => {})
  return new ApiRequestError({ cause: response, reason, status })
}
