import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import {
  deleteOwnCookie,
  getOwnCookie,
  type OwnCookie,
  setOwnCookie,
} from '../../http/ownCookie.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { getSession } from '../getSession.js'
import { getSessionEnd } from '../getSessionEnd.js'
import { readBody } from '../readBody.js'
import { readToken } from '../readToken.js'
import type { Session } from '../records.js'
import { requireSession } from '../requireSession.js'
import { signOut } from '../signOut.js'
import { type KeptLogin, parseKept, toKeptValue } from './keptValue.js'

/** Bodies of the requests. */
export const schemas = {
  keep: z.object({
    addresses: z.object({
      evm: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
      solana: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
    }),
  }),
  none: z.object({}),
}

/**
 * Keeps the login of a frame whose storage the browser blocks: in a cookie of
 * the frame at this one site, which no script reads, and which says nothing by
 * itself: no other request is answered for it.
 */
export function createKeptRoutes(auth: Auth): Hono {
  const app = new Hono()
  const drop = (c: Context) => deleteOwnCookie(c, toCookie(auth), 'None')
  const read = (c: Context) => parseKept(getOwnCookie(c, toCookie(auth)))

  function write(c: Context, session: Session, kept: KeptLogin) {
    setOwnCookie(c, toCookie(auth), {
      maxAgeMs: getSessionEnd(session) - auth.now(),
      sameSite: 'None',
      value: toKeptValue(kept),
    })
  }

  app.post('/auth/session/keep', async (c) => {
    assertSentHere(auth, c)
    const { addresses } = await readBody(c, schemas.keep)
    const token = readToken(c) ?? ''
    const session = await requireSession(auth, token)
    write(c, session, { addresses, token })
    return c.json({})
  })
  app.post('/auth/session/restore', async (c) => {
    assertSentHere(auth, c)
    await readBody(c, schemas.none)
    const kept = read(c)
    const session = kept && (await getSession(auth, kept.token))
    if (!session) {
      drop(c)
      return c.json({})
    }
    write(c, session, kept)
    const { deviceId, email, user, userId, userName } = session
    const { isGuest } = user
    return c.json({ ...kept, deviceId, email, isGuest, userId, userName })
  })
  app.post('/auth/sign-out', async (c) => {
    const kept = read(c)
    // Without a token, a frame that could not reach the server before.
    const token = readToken(c) ?? kept?.token
    await signOut(auth, token)
    if (kept && kept.token === token) drop(c)
    return c.json({})
  })
  return app
}

function toCookie(auth: Pick<Auth, 'walletOrigin'>): OwnCookie {
  const isSecure = new URL(auth.walletOrigin()).protocol === 'https:'
  return { isSecure, name: 'latchkey-session' }
}

/**
 * A browser that does not say where a request comes from gets no login by a
 * cookie.
 *
 * @throws ServiceError CROSS_ORIGIN
 */
function assertSentHere(auth: Auth, c: Context) {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const isHere =
    (site === undefined || site === 'same-origin') &&
    origin === auth.walletOrigin() // guard: kept-origin
  if (!isHere)
    throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
}
