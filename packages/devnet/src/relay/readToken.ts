import { createPublicKey, verify } from 'node:crypto'
import { decodeBase58 } from 'latchkey-wallet/base58'
import * as z from 'zod/mini'

const LEEWAY_SECONDS = 120
const REFUSED = 'JWT validation error: '

const headerSchema = z.object({
  alg: z.literal('EdDSA'),
  typ: z.literal('JWT'),
})
const claimsSchema = z.object({
  iss: z.string().check(z.startsWith('did:key:z'), z.maxLength(100)),
  sub: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
})

/**
 * Checks the `auth` parameter of a client: signed by the key it names, for this
 * relay, and for now. Gives the client's id, or how the relay refuses it.
 */
export function readToken(
  token: string | null,
  { isAudience, now }: readToken.Parameters,
): readToken.ReturnType {
  if (!token) return refuse('JWT Token is missing')
  const parts = token.split('.')
  const [header = '', payload = '', signature = ''] = parts
  const claims = claimsSchema.safeParse(parse(payload))
  const isShaped =
    parts.length === 3 && headerSchema.safeParse(parse(header)).success
  if (!isShaped || !claims.success) return refuse('JWT Token is malformed')
  const { aud, exp, iat, iss } = claims.data
  if (!isSigned(iss, `${header}.${payload}`, signature))
    return refuse('JWT Token has an invalid signature')
  if (!isAudience(aud)) return refuse('JWT Token has an invalid audience')
  const seconds = now() / 1_000
  if (iat > seconds + LEEWAY_SECONDS)
    return refuse('JWT Token is not yet valid')
  if (exp < seconds - LEEWAY_SECONDS) return refuse('JWT Token is expired')
  return { clientId: iss }
}

export declare namespace readToken {
  type Parameters = {
    isAudience: (audience: string) => boolean
    /** Milliseconds since the epoch. */
    now: () => number
  }
  type ReturnType =
    | { clientId: string; refusal?: never }
    | { clientId?: never; refusal: string }
}

const refuse = (reason: string) => ({ refusal: `${REFUSED}${reason}` })

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return undefined
  }
}

// The key of `did:key:z…` is base58 of two bytes that name Ed25519 and itself.
function isSigned(issuer: string, text: string, signature: string) {
  try {
    const bytes = decodeBase58(issuer.slice('did:key:z'.length), 34)
    const [first, second, ...key] = bytes ?? []
    if (first !== 0xed || second !== 0x01 || key.length !== 32) return false
    const x = Buffer.from(key).toString('base64url')
    return verify(
      null,
      Buffer.from(text),
      createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x },
        format: 'jwk',
      }),
      Buffer.from(signature, 'base64url'),
    )
  } catch {
    return false
  }
}
