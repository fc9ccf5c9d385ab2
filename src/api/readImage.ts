import { ApiResponseError } from '../core/errors/api.js'
import { readBytes } from './readBytes.js'

/** Larger than any wallet or network image: 512 KiB. */
const IMAGE_MAX_BYTES = 524_288

/**
 * Reads an image into a `Blob`.
 *
 * @throws ApiRequestError when the connection drops
 * @throws ApiResponseError when the body is over 512 KiB, empty, or not an
 * image
 */
export async function readImage(response: Response): Promise<Blob> {
  const { status } = response
  const header = response.headers.get('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!/^image\/[a-z0-9.+-]+$/.test(type)) {
    response.body?.cancel().catch(() => {})
    throw new ApiResponseError({ details: 'The answer is no picture', status })
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  const isWhole = await readBytes(response, {
    maxBytes: IMAGE_MAX_BYTES,
    onPart: (part) => parts.push(part),
  })
  if (!isWhole)
    throw new ApiResponseError({ details: 'The picture is too large', status })
  if (parts.length === 0)
    throw new ApiResponseError({ details: 'The picture is empty', status })
  return new Blob(parts, { type })
}
