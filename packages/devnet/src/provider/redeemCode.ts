import { createHash, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
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
export async function redeemCode(
  provider: Provider,
  parameters: redeemCode.Parameters,
): Promise<{ idToken: string }> {
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
  return { idToken: await signIdToken(provider, grant) }
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

function signIdToken(
  { key, now, url }: Provider,
  request: AuthorizeRequest & { identity: Identity },
) {
  const { client, identity, nonce } = request
  const issuedAt = Math.floor(now() / 1_000)
  return new SignJWT({
    nonce,
    name: identity.name,
    preferred_username: identity.userName,
    ...(identity.email !== undefined && {
      email: identity.email,
      email_verified: identity.isEmailVerified === true,
    }),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: key.id })
    .setIssuer(`${url}/${request.provider}`)
    .setAudience(client.id)
    .setSubject(identity.sub)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_LIFE_SECONDS)
    .sign(key.privateKey)
}
