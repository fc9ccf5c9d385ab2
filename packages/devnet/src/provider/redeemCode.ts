import { createHash, sign, timingSafeEqual } from 'node:crypto'
import { ServiceError } from 'latchkey-server/http'
import type { AuthorizeRequest, Provider } from './createProvider.js'
import type { Identity } from './identities.js'

const ID_TOKEN_LIFE_SECONDS = 300

/**
 * Gives an ID token for a code. The code is used up by any try that knows it,
 * so a stolen one cannot be tried with many verifiers.
 *
 * @throws ServiceError invalid_client, invalid_grant
 */
export function redeemCode(
  provider: Provider,
  parameters: redeemCode.Parameters,
): { idToken: string } {
  const { body, name } = parameters
  const { client, codes } = provider
  const known =
    body.client_id === client.id &&
    isSame(body.client_secret ?? '', client.secret)
  if (!known)
    throw new ServiceError(401, 'invalid_client', 'The app is not known')
  const code = body.code ?? ''
  const grant = codes.get(code)
  codes.delete(code)
  const verifier = body.code_verifier ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const isGranted =
    body.grant_type === 'authorization_code' &&
    grant !== undefined &&
    grant.provider === name &&
    grant.expiresAt > provider.now() &&
    grant.redirectUri === body.redirect_uri &&
    isSame(challenge, grant.challenge)
  if (!isGranted)
    throw new ServiceError(400, 'invalid_grant', 'The code is not good')
  return { idToken: toIdToken(provider, grant) }
}

export declare namespace redeemCode {
  type Parameters = {
    /** Provider whose address was asked. */
    name: string
    body: Record<string, string>
  }
}

function isSame(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function toIdToken(
  provider: Provider,
  request: AuthorizeRequest & { identity: Identity },
) {
  const { key, url } = provider
  const { client, identity, nonce } = request
  const issuedAt = Math.floor(provider.now() / 1_000)
  const claims = {
    iss: `${url}/${request.provider}`,
    aud: client.id,
    sub: identity.sub,
    nonce,
    iat: issuedAt,
    exp: issuedAt + ID_TOKEN_LIFE_SECONDS,
    name: identity.name,
    preferred_username: identity.userName,
    ...(identity.email !== undefined && {
      email: identity.email,
      email_verified: identity.isEmailVerified === true,
    }),
  }
  const head = toPart({ alg: 'ES256', typ: 'JWT', kid: key.id })
  const text = `${head}.${toPart(claims)}`
  const signature = sign('sha256', Buffer.from(text), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${text}.${signature.toString('base64url')}`
}

const toPart = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')
