import { ApiRequestError } from '../core/errors/api.js'

/**
 * The parts of a body, as they come, up to a limit.
 *
 * @param maxBytes - more than this is not read, and `false` is returned
 * @param onPart - takes each part; when it throws, the rest is not read
 * @returns whether the whole body was read
 * @throws ApiRequestError when the connection breaks off
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
