/**
 * Whether an untrusted URL may be used in an `<img>`: an HTTP(S) URL or an
 * image data URL. SVG scripts do not run inside an `<img>`.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isImageUrl('data:image/png;base64,iVBORw0KGgo=') // true
 * isImageUrl('javascript:alert(1)') // false
 */
export function isImageUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false
  if (picture.test(value)) return true
  if (!web.test(value)) return false
  try {
    const { hostname, password, username } = new URL(value)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}

/** Limits icons in wallet announcements to half a megabyte. */
const MAX_LENGTH = 524_288

const picture = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i
const web = /^https?:/i
