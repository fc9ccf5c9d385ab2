/**
 * Whether an address from outside may be put into an `<img>`: of the web, or a
 * picture that it holds itself. In an `<img>` no SVG runs a script.
 *
 * @param value - anything; other than text is `false`
 *
 * @example
 * isImageUrl('data:image/png;base64,iVBORw0KGgo=') // true
 * isImageUrl('javascript:alert(1)') // false
 */
export function isImageUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > IMAGE_MAX_LENGTH) return false
  if (picture.test(value)) return true
  if (!web.test(value)) return false
  try {
    const { hostname, password, username } = new URL(value)
    return hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}

/** Icons come with the announcement of a wallet: half a megabyte is plenty. */
const IMAGE_MAX_LENGTH = 524_288

const picture = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i
const web = /^https?:/i

/**
 * Whether an address from outside may open a wallet: of the web, or of a
 * scheme of its own. Schemes that run code or reach into the device are not.
 *
 * @param value - anything; other than text is `false`
 *
 * @example
 * isWalletLink('metamask://') // true
 * isWalletLink('javascript:alert(1)') // false
 */
export function isWalletLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LINK_MAX_LENGTH) return false
  const scheme = /^([a-z][a-z0-9+.-]{1,30}):[^\s\p{C}]*$/iu.exec(value)?.[1]
  return scheme !== undefined && !refused.test(scheme)
}

const LINK_MAX_LENGTH = 2_048

const refused =
  /^(about|blob|chrome.*|data|file|filesystem|intent|javascript|vbscript|view-source)$/i

/**
 * Whether a text is the address of a page that may be opened: encrypted, unless
 * it is on this machine, and without credentials.
 */
export function isPageUrl(text: string): boolean {
  try {
    const { hostname, password, protocol, username } = new URL(text)
    if (username || password) return false
    if (protocol === 'https:') return true
    return (
      protocol === 'http:' &&
      /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
    )
  } catch {
    return false
  }
}
