import { HTTP_TIMEOUT_MS } from '../core/constants.js'
import {
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
import { readText } from './readText.js'

/**
 * One attempt of one request, its body included in the deadline.
 *
 * @throws ApiTimeoutError after 10 s, counted over the body too
 * @throws ApiRequestError without an answer, or with a status other than 2xx
 * @throws ApiResponseError when the body breaks off or is too large
 * @throws the signal's reason when the caller aborts
 */
export async function fetchText(
  parameters: fetchText.Parameters,
): Promise<fetchText.ReturnType> {
  const { fetch, init, signal, timeout = HTTP_TIMEOUT_MS, url } = parameters
  signal?.throwIfAborted()
  const controller = new AbortController()
  const expiry = new ApiTimeoutError()
  const timer = setTimeout(() => controller.abort(expiry), timeout)
  const onAbort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await untilAborted(controller.signal, async () => {
      const response = await fetch(url, { ...init, signal: controller.signal })
      if (!response.ok) throw toStatusError(response)
      return { status: response.status, text: await readText(response) }
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

export declare namespace fetchText {
  type Parameters = {
    fetch: typeof globalThis.fetch
    init: RequestInit
    signal?: AbortSignal | undefined
    /** Milliseconds. */
    timeout?: number | undefined
    url: string
  }
  type ReturnType = { status: number; text: string }
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

function toStatusError(response: Response) {
  // The body is left unread; cancelling gives the connection back.
  response.body?.cancel().catch(() => {})
  return new ApiRequestError({ cause: response, status: response.status })
}
