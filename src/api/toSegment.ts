import { ApiError } from '../core/errors/api.js'

/**
 * Writes an address, a name or an id as one segment of a path. What would be
 * none, or another path, is refused: it would reach another endpoint.
 *
 * @throws ApiError `REQUEST_INVALID`, and nothing is sent
 */
export function toSegment(value: string): string {
  try {
    // `URL` reads dots as the way up, however they are written.
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value))
      return encodeURIComponent(value)
  } catch {
    // Half a character has no encoding.
  }
  throw new ApiError('This cannot be asked for', {
    code: 'REQUEST_INVALID',
    details: `No address, name or id: ${JSON.stringify(value)}`,
  })
}
