import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import {
  deleteOwnCookie,
  getOwnCookie,
  type OwnCookie,
  setOwnCookie,
} from '../../http/ownCookie.js'
import type { Auth } from '../createAuth.js'
import { TICKET_LIFE_MS } from '../rules.js'

type Origin = Pick<Auth, 'walletOrigin'>

const COOKIE = 'latchkey-window'

/**
 * What this browser is known by, for as long as a login takes.
 *
 * @param ticket - by hash: each login has a cookie of its own, so that none
 * witnesses another login, and windows that are open at once keep theirs
 */
export function openWindowCookie(
  auth: Origin,
  c: Context,
  ticket: string,
): string {
  const cookie = toCookie(auth, ticket)
  // A window that is reloaded stays the one that was opened.
  const known = getOwnCookie(c, cookie)
  const value = known ?? randomBytes(32).toString('base64url')
  setOwnCookie(c, cookie, {
    maxAgeMs: 2 * TICKET_LIFE_MS,
    // Strict ones are left out on the way back from a provider.
    sameSite: 'Lax',
    value,
  })
  return value
}

export function getWindowCookie(
  auth: Origin,
  c: Context,
  ticket: string,
): string | undefined {
  return getOwnCookie(c, toCookie(auth, ticket))
}

/** As `getWindowCookie`; the window has come to its end. */
export function takeWindowCookie(
  auth: Origin,
  c: Context,
  ticket: string,
): string | undefined {
  const value = getWindowCookie(auth, c, ticket)
  deleteOwnCookie(c, toCookie(auth, ticket), 'Lax')
  return value
}

function toCookie(auth: Origin, ticket: string): OwnCookie {
  const isSecure = new URL(auth.walletOrigin()).protocol === 'https:'
  return { isSecure, name: `${COOKIE}-${ticket.slice(0, 16)}` }
}
