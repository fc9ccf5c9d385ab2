import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { CLOCK_SKEW_MS } from '../rules.js'

const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })),
})
const claimsSchema = z.looseObject({
  // One audience: with several, another party could use the token here.
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  nonce: z.string(),
  exp: z.number(),
  iat: z.number(),
})

/**
 * Checks an ID token (OpenID Connect Core 3.1.3.7): ES256 by a key of the
 * provider, issuer, audience, nonce and times.
 *
 * @throws Error when any of it is wrong
 */
export async function verifyIdToken(
  token: unknown,
  expected: verifyIdToken.Parameters,
): Promise<z.output<typeof claimsSchema>> {
  const { audience, issuer, nonce, now } = expected
  const jwks = jwksSchema.parse(expected.jwks) as JSONWebKeySet
  const { payload, protectedHeader } = await jwtVerify(
    String(token),
    createLocalJWKSet(jwks),
    {
      algorithms: ['ES256'],
      audience,
      clockTolerance: CLOCK_SKEW_MS / 1_000,
      currentDate: new Date(now),
      issuer,
    },
  )
  // Without a key id, any key of the provider would do.
  if (!protectedHeader.kid) throw new Error('No key of the provider')
  const claims = claimsSchema.parse(payload)
  if (claims.nonce !== nonce || claims.iat * 1_000 >= now + CLOCK_SKEW_MS)
    throw new Error('The token is not for this login')
  return claims
}

export declare namespace verifyIdToken {
  type Parameters = {
    audience: string
    issuer: string
    jwks: unknown
    nonce: string
    /** Milliseconds since 1970. */
    now: number
  }
}
