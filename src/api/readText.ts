import { ApiRequestError, ApiResponseError } from '../core/errors/api.js'

/** More than any answer of the API needs. */
const BODY_MAX_BYTES = 4_194_304

/**
 * Reads a body as UTF-8 text, refusing what is broken or too large.
 *
 * @throws ApiRequestError when the connection breaks off
 * @throws ApiResponseError when it is over 4 MiB or not UTF-8
 */
export async function readText(response: Response): Promise<string> {
  const { status } = response
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new ApiRequestError({ cause, details: 'The body broke off' })
    })
    bytes += value?.byteLength ?? 0
    if (bytes > BODY_MAX_BYTES) {
      reader.cancel().catch(() => {})
      throw new ApiResponseError({ details: 'The body is too large', status })
    }
    try {
      text += decoder.decode(value, { stream: !done })
    } catch (cause) {
      reader.cancel().catch(() => {})
      const details = 'The body is not UTF-8'
      throw new ApiResponseError({ cause, details, status })
    }
    if (done) return text
  }
}
