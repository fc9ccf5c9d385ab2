import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'

/** A cookie that only this origin can set, where it is served by https. */
export type OwnCookie = {
  name: string
  /** Whether browsers reach the origin by https. */
  isSecure: boolean
}

/** `None`: of a frame of this origin, at one site. */
type SameSite = 'Lax' | 'None' | 'Strict'

/**
 * Sets a cookie of the wallet's origin. Browsers take one whose name begins
 * with `__Host-` from this host alone, so that pages of sibling subdomains
 * cannot plant it (RFC 6265bis section 4.1.3.2).
 */
export function setOwnCookie(
  c: Context,
  cookie: OwnCookie,
  parameters: {
    /** Default: until the browser is closed. */
    maxAgeMs?: number | undefined
    sameSite: SameSite
    value: string
  },
): void {
  const { maxAgeMs, sameSite, value } = parameters
  const isOfFrame = sameSite === 'None'
  setCookie(c, toName(cookie), value, {
    httpOnly: true,
    ...(maxAgeMs !== undefined && { maxAge: Math.floor(maxAgeMs / 1_000) }),
    path: '/',
    sameSite,
    // Browsers take `None` only with it; of localhost by http, too.
    secure: cookie.isSecure || isOfFrame,
    // guard: cookie-partitioned
    // One for each site above the frame, as its storage is.
    ...(isOfFrame && { partitioned: true }),
  })
}

/** The value of an own cookie; nothing for one that is sent twice. */
export function getOwnCookie(
  c: Context,
  cookie: OwnCookie,
): string | undefined {
  const name = `${toName(cookie)}=`
  const found = (c.req.header('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(name))
  // guard: cookie-twice
  // One of them is somebody else's, and nothing tells which.
  if (found.length > 1) return undefined
  return found[0]?.slice(name.length)
}

/** Deletes an own cookie from the browser. */
export function deleteOwnCookie(
  c: Context,
  cookie: OwnCookie,
  sameSite: SameSite,
): void {
  setOwnCookie(c, cookie, { maxAgeMs: 0, sameSite, value: '' })
}

function toName({ isSecure, name }: OwnCookie) {
  // guard: cookie-host
  return isSecure ? `__Host-${name}` : name
}
