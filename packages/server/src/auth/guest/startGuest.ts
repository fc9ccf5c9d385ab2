import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import { hash } from '../hash.js'
import { limitClient } from '../limitClient.js'
import { limitOpen } from '../limitOpen.js'
import type { SocialIdentity, User } from '../records.js'
import { CLIENT_GUESTS } from '../rules.js'
import { changeUser } from '../users/changeUser.js'
import { signInIdentity } from '../users/signInIdentity.js'

export const GUEST = 'guest'

/**
 * Gives a session to whoever has the secret of a browser, with an account that
 * has no other login yet. The same secret leads to the same account, until it
 * has one. New accounts are limited per network and project.
 *
 * @throws ServiceError ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN,
 * SERVICE_UNAVAILABLE where the project offers none
 */
export async function startGuest(
  auth: Auth,
  parameters: startGuest.Parameters,
): Promise<createSession.ReturnType> {
  const { app, client, deviceId, projectId, secret } = parameters
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  // guard: guest-offered
  if (!auth.offersLogin({ app, login: GUEST, projectId }))
    throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'Not offered')
  await limitOpen(auth, { app, client, kind: GUEST }) // guard: guest-limit
  const identity: SocialIdentity = {
    provider: `${GUEST}:${projectId}`,
    subject: hash(secret),
    email: undefined,
    isEmailVerified: false,
    userName: undefined,
  }
  // guard: new-guests-per-client
  if (!(await auth.store.identities.get(toKey(identity))))
    await limitClient(auth, {
      client,
      key: `guests:${projectId}`,
      limits: CLIENT_GUESTS,
    })
  return createSession(auth, {
    deviceId,
    user: await signInGuest(auth, identity),
  })
}

export declare namespace startGuest {
  type Parameters = {
    /** Origin of the app. */
    app: string
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    deviceId: string
    projectId: string
    /** 32 random bytes that the frame keeps, as base64url. */
    secret: string
  }
}

/** An account that gets another login meanwhile is no guest's any longer. */
async function signInGuest(
  auth: Auth,
  identity: SocialIdentity,
): Promise<User> {
  const key = toKey(identity)
  const { id } = await signInIdentity(auth, identity)
  const user = await changeUser<User | undefined>(auth, id, async (found) => {
    const known = await auth.store.identities.get(key)
    // guard: guest-converted
    if (known?.userId !== id) return undefined
    return { ...found, isGuest: true as const, usedAt: auth.now() }
  })
  return user ?? signInGuest(auth, identity)
}

const toKey = ({ provider, subject }: SocialIdentity) =>
  JSON.stringify([provider, subject])
