import { jwtVerify, SignJWT } from 'jose'
import { createSiwxNonce } from '../siwx/createSiwxNonce.js'
import type { createCookie } from './createCookie.js'
import type { SignInServerSession, SignInStore } from './types.js'

/** Never `none`, and no algorithm that a token picks. */
const ALGORITHM = 'HS256'
const TYPE = 'latchkey-session'

/**
 * Keeps sessions: a signed cookie (JWT) that names an entry of the store, so
 * that signing out ends a session everywhere.
 */
export function createSessions(
  parameters: createSessions.Parameters,
): createSessions.ReturnType {
  const { audience, cookie, keys, now, store } = parameters

  /** Returns the ID of a session whose cookie is genuine. */
  async function readId(headers: Pick<Headers, 'get'>) {
    const token = cookie.read(headers)
    if (!token) return undefined
    for (const key of keys) {
      const result = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience,
        currentDate: new Date(now()),
        requiredClaims: ['jti', 'exp'],
        typ: TYPE,
      }).catch(() => undefined)
      if (result?.payload.jti) return result.payload.jti
    }
    return undefined
  }

  async function end(headers: Pick<Headers, 'get'>) {
    const id = await readId(headers)
    if (id) await store.take(`session:${id}`)
    return cookie.clear()
  }

  return {
    end,
    async read(headers) {
      const id = await readId(headers)
      const text = id && (await store.get(`session:${id}`))
      return text ? (JSON.parse(text) as SignInServerSession) : null
    },
    async start(headers, session) {
      await end(headers)
      const id = createSiwxNonce()
      const expiresAt = Date.parse(session.expirationTime)
      const lifetimeMs = expiresAt - now()
      await store.set(`session:${id}`, JSON.stringify(session), lifetimeMs)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setJti(id)
        .setAudience(audience)
        .setIssuedAt(Math.floor(now() / 1_000))
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .sign(keys[0] as Uint8Array)
      return cookie.write(token, lifetimeMs)
    },
  }
}

export declare namespace createSessions {
  type Parameters = {
    audience: string
    cookie: createCookie.ReturnType
    /** The first signs. */
    keys: readonly Uint8Array[]
    now: () => number
    store: SignInStore
  }
  type ReturnType = {
    /** Ends the session of a request, and returns `Set-Cookie`. */
    end(headers: Pick<Headers, 'get'>): Promise<string>
    read(headers: Pick<Headers, 'get'>): Promise<SignInServerSession | null>
    /** Replaces the session of a request, and returns `Set-Cookie`. */
    start(
      headers: Pick<Headers, 'get'>,
      session: SignInServerSession,
    ): Promise<string>
  }
}
