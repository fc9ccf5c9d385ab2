import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import * as z from 'zod/mini'
import { CLOCK_SKEW_MS, ID_TOKEN_AGE_MAX_MS } from '../rules.js'
import type { TokenIssuer } from './tokenIssuer.js'

/** With a shared secret, whoever checks tokens could make them. */
const algorithms = [
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
  ...['PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'],
]

const claimsSchema = z.looseObject({
  // With several, another party could use its token here.
  aud: z.string(),
  auth_time: z.optional(z.number()),
  exp: z.number(),
  iat: z.optional(z.number()),
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
})
type Claims = z.output<typeof claimsSchema>

/** Checks ID tokens; keeps the key sets of issuers. */
export type TokenVerifier = {
  /**
   * @throws TokenExpiredError when it was good before
   * @throws Error when anything about it is wrong
   */
  verify(idToken: string, issuer: TokenIssuer): Promise<Claims>
}

/** Creates a checker of ID tokens (OpenID Connect Core 1.0 3.1.3.7). */
export function createTokenVerifier(
  parameters: createTokenVerifier.Parameters,
): TokenVerifier {
  const { fetch, now } = parameters
  const keySets = new Map<string, JWTVerifyGetKey>()
  const getKeys = (jwksUrl: string) => {
    const known = keySets.get(jwksUrl)
    if (known) return known
    const keys = createRemoteJWKSet(new URL(jwksUrl), {
      timeoutDuration: 5_000,
      ...(fetch && { [customFetch]: fetch }),
    })
    keySets.set(jwksUrl, keys)
    return keys
  }
  return {
    async verify(idToken, { audience, issuer, jwksUrl }) {
      const { payload, protectedHeader } = await jwtVerify(
        idToken,
        getKeys(jwksUrl),
        {
          algorithms,
          audience,
          clockTolerance: CLOCK_SKEW_MS / 1_000,
          currentDate: new Date(now()),
          issuer,
          maxTokenAge: ID_TOKEN_AGE_MAX_MS / 1_000,
          requiredClaims: ['exp', 'iat', 'sub'],
        },
      )
      // An access token is for an API, and says nothing about a login (RFC 9068).
      if (/at\+jwt$/i.test(protectedHeader.typ ?? ''))
        throw new errors.JWTInvalid('An access token is no ID token.')
      const { data } = claimsSchema.safeParse(payload)
      if (data) return data
      throw new errors.JWTInvalid('The claims are not those of an ID token.')
    },
  }
}

export declare namespace createTokenVerifier {
  type Parameters = {
    /** Default: the global one. */
    fetch?: typeof globalThis.fetch | undefined
    now(): number
  }
}
