import { decodeJwt, errors } from 'jose'
import { ServiceError } from '../../http/ServiceError.js'
import { toPlainName } from '../../toPlainName.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import { hash } from '../hash.js'
import { limitClient } from '../limitClient.js'
import { CLIENT_TRIES, CLOCK_SKEW_MS } from '../rules.js'
import { toLoginTime } from '../toLoginTime.js'
import { signInIdentity } from '../users/signInIdentity.js'
import type { TokenIssuer } from './tokenIssuer.js'

/**
 * Gives a session for an ID token of a project's own identity provider. The
 * token works on the first device that uses it.
 *
 * The user is known by project, issuer and subject alone: an address in the
 * token is the word of the app, and would open the wallets of other apps.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN, SOCIAL_FAILED,
 * SOCIAL_EXPIRED
 */
export async function exchangeIdToken(
  auth: Auth,
  parameters: exchangeIdToken.Parameters,
): Promise<createSession.ReturnType> {
  const { app, client, deviceId, idToken, projectId } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  await limitClient(auth, { client, key: 'token', limits: CLIENT_TRIES })
  const issuer = findIssuer(auth, parameters)
  const claims = await verify(auth, idToken, issuer)
  await claim(auth, { deviceId, exp: claims.exp, idToken })
  const { name, preferred_username, sub } = claims
  const user = await signInIdentity(auth, {
    provider: `token:${projectId}`,
    subject: JSON.stringify([issuer.issuer, sub]),
    userName: toPlainName(preferred_username) ?? toPlainName(name),
    email: undefined,
    isEmailVerified: false,
  })
  const loggedInAt = toLoginTime(claims)
  return createSession(auth, { deviceId, loggedInAt, user })
}

export declare namespace exchangeIdToken {
  type Parameters = {
    /** Origin of the app. */
    app: string
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    deviceId: string
    idToken: string
    projectId: string
  }
}

function findIssuer(
  auth: Auth,
  { app, idToken, projectId }: exchangeIdToken.Parameters,
) {
  const issuers = auth.getTokenIssuers({ app, projectId })
  if (issuers.length === 0)
    throw refuse('The project takes no ID tokens from this app')
  const issuer = issuers.find(({ issuer }) => issuer === readIssuer(idToken))
  if (!issuer) throw refuse('The ID token is from another issuer')
  return issuer
}

/** Only to choose the keys with; nothing of it is believed yet. */
function readIssuer(idToken: string) {
  try {
    return decodeJwt(idToken).iss
  } catch {
    return undefined
  }
}

async function verify(auth: Auth, idToken: string, issuer: TokenIssuer) {
  try {
    return await auth.tokens.verify(idToken, issuer)
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The ID token has expired')
    if (isOutOfReach(error)) {
      auth.report(error)
      throw new ServiceError(502, 'SERVICE_UNAVAILABLE', 'No keys')
    }
    throw refuse('The ID token is not valid for this wallet')
  }
}

/**
 * Stolen from where the app keeps it, a token that was used is worth nothing.
 * It is known by what is signed: one signature can be written in several ways.
 */
async function claim(
  auth: Auth,
  parameters: { deviceId: string; exp: number; idToken: string },
) {
  const { deviceId, exp, idToken } = parameters
  const { idTokens, lock } = auth.store
  // guard: rewritten-token
  const key = hash(idToken.slice(0, idToken.lastIndexOf('.')))
  await auth.prune()
  await lock(`token:${key}`, async () => {
    const known = await idTokens.get(key)
    // guard: replayed-token
    if (known && known.device !== hash(deviceId))
      throw refuse('The ID token was used on another device')
    const expiresAt = exp * 1_000 + CLOCK_SKEW_MS
    await idTokens.set(key, { device: hash(deviceId), expiresAt })
  })
}

function isOutOfReach(error: unknown) {
  const { JWKSInvalid, JWKSTimeout } = errors
  if (error instanceof JWKSTimeout || error instanceof JWKSInvalid) return true
  // What `fetch` throws, and the answer of a key set that is none.
  return (
    !(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC'
  )
}

function refuse(message: string) {
  return new ServiceError(400, 'SOCIAL_FAILED', message)
}
