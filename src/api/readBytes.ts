import { ApiRequestError } from '../core/errors/api.js'

/**
 * Streams a response body up to a size limit.
 *
 * @param maxBytes - larger bodies are cut off, and `false` is returned
 * @param onPart - receives each chunk; if it throws, reading stops
 * @returns whether the whole body was read
 * @throws ApiRequestError when the connection drops
 */
export async function readBytes(
  response: Response,
  parameters: {
    maxBytes: number
    onPart: (part: Uint8Array<ArrayBuffer>) => void
  },
): Promise<boolean> {
  const { maxBytes, onPart } = parameters
  const reader = response.body?.getReader()
  if (!reader) return true
  let bytes = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ApiRequestError({ cause, details: 'The body broke off' })
      })
      if (done) return true
      bytes += value.byteLength
      if (bytes > maxBytes) return false
      onPart(value)
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
