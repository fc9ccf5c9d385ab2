import { randomBytes } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { SignInStore } from 'latchkey/server'
import { ServiceError } from '../../http/ServiceError.js'

type Purpose = 'nonce' | 'session'

/** Signed tokens (JWT, HS256) that end when they are taken. */
export type Tokens = {
  issue(
    purpose: Purpose,
    claims: JWTPayload,
    lifeMs: number,
  ): Promise<{ token: string }>
  /** @throws ServiceError 401 */
  read(purpose: Purpose, token: string | undefined): Promise<JWTPayload>
  /** Reads a token and ends it. */
  take(purpose: Purpose, token: string | undefined): Promise<JWTPayload>
}

/** @param context.secret - at least 32 bytes */
export function createTokens(context: createTokens.Context): Tokens {
  const { now, secret, store } = context
  const toId = (purpose: Purpose, { jti }: JWTPayload) => `${purpose}:${jti}`

  async function verify(purpose: Purpose, token = '') {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        currentDate: new Date(now()),
        typ: purpose,
      })
      return payload
    } catch {
      throw refuse()
    }
  }

  return {
    async issue(purpose, claims, lifeMs) {
      const jti = randomBytes(16).toString('hex')
      await store.set(toId(purpose, { jti }), 'open', lifeMs)
      const token = await new SignJWT({ ...claims, jti })
        .setProtectedHeader({ alg: 'HS256', typ: purpose })
        .setIssuedAt(new Date(now()))
        .setExpirationTime(new Date(now() + lifeMs))
        .sign(secret)
      return { token }
    },
    async read(purpose, token) {
      const claims = await verify(purpose, token)
      if (!(await store.get(toId(purpose, claims)))) throw refuse()
      return claims
    },
    async take(purpose, token) {
      const claims = await verify(purpose, token)
      if (!(await store.take(toId(purpose, claims)))) throw refuse()
      return claims
    },
  }
}

export declare namespace createTokens {
  type Context = { now: () => number; secret: Uint8Array; store: SignInStore }
}

const refuse = () =>
  new ServiceError(401, 'UNAUTHORIZED', 'Token invalid or expired')
