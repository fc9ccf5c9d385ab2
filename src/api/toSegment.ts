import { ApiError } from '../core/errors/api.js'

/**
 * Encodes an address, name or ID as one path segment. Rejects values that are
 * empty or would change the path, since they would reach another endpoint.
 *
 * @throws ApiError `REQUEST_INVALID`; no request is sent
 */
export function toSegment(value: string): string {
  try {
    // `URL` resolves dot segments, even when they are percent-encoded.
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value))
      return encodeURIComponent(value)
  } catch {
    // A lone surrogate cannot be encoded.
  }
  throw new ApiError('The address, name or ID is invalid', {
    code: 'REQUEST_INVALID',
    details: `No address, name or id: ${JSON.stringify(value)}`,
  })
}
