import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { CLOCK_SKEW_MS } from '../rules.js'

const jwksSchema = z.object({
  keys: z.array(z.looseObject({ kid: z.string() })),
})
const headSchema = z.object({ alg: z.literal('ES256'), kid: z.string() })
const claimsSchema = z.looseObject({
  iss: z.string(),
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
export function verifyIdToken(
  token: unknown,
  expected: verifyIdToken.Parameters,
): z.output<typeof claimsSchema> {
  const [head = '', body = '', signature = '', ...rest] =
    typeof token === 'string' ? token.split('.') : []
  const { kid } = headSchema.parse(readPart(head))
  const key = jwksSchema
    .parse(expected.jwks)
    .keys.find((candidate) => candidate.kid === kid)
  if (!key || rest.length > 0) throw new Error('No key of the provider')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    {
      key: createPublicKey({ key: key as JsonWebKey, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('Not signed by the provider')
  const claims = claimsSchema.parse(readPart(body))
  const isMeant =
    claims.iss === expected.issuer &&
    claims.aud === expected.audience &&
    claims.nonce === expected.nonce &&
    claims.exp * 1_000 > expected.now - CLOCK_SKEW_MS &&
    claims.iat * 1_000 < expected.now + CLOCK_SKEW_MS
  if (!isMeant) throw new Error('The token is not for this login')
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

function readPart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}
