import { ApiResponseError } from '../core/errors/api.js'
import { readBytes } from './readBytes.js'

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
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  function decode(part?: Uint8Array<ArrayBuffer>) {
    try {
      text += decoder.decode(part, { stream: part !== undefined })
    } catch (cause) {
      const details = 'The body is not UTF-8'
      throw new ApiResponseError({ cause, details, status })
    }
  }
  const maxBytes = BODY_MAX_BYTES
  if (!(await readBytes(response, { maxBytes, onPart: decode })))
    throw new ApiResponseError({ details: 'The body is too large', status })
  decode()
  return text
}
