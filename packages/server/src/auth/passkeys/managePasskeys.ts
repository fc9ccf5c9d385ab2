import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { type Asker, mailOwner } from '../../custody/mailOwner.js'
import { requireFreshSession } from '../../custody/requireFreshSession.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { dropGuest } from '../guest/dropGuest.js'
import { limitClient } from '../limitClient.js'
import { requireFactor } from '../mfa/requireFactor.js'
import type { NewPasskey, User } from '../records.js'
import { requireSession } from '../requireSession.js'
import { CLIENT_TRIES } from '../rules.js'
import { changeUser } from '../users/changeUser.js'
import { keepPasskey } from './keepPasskey.js'
import { issueChallenge, takeChallenge } from './passkeyChallenge.js'
import { findHandle, PASSKEY, toPasskeyProvider } from './passkeyIdentity.js'
import type { PasskeyCreation } from './readPasskeyResponse.js'
import { toCreationOptions } from './toPasskeyOptions.js'
import { refusePasskey, verifyCreation } from './verifyPasskey.js'

type Asked = {
  /** Origin of the app. */
  app: string
  client?: string | undefined
  projectId: string
  token: string | undefined
}

/**
 * The passkeys that log the user of a session in to a project.
 *
 * @returns no passkeys, and `isOffered: false`, where the project has none
 * @throws ServiceError INVALID_SESSION
 */
export async function listPasskeys(
  auth: Auth,
  { app, projectId, token }: Omit<Asked, 'client'>,
): Promise<{
  isOffered: boolean
  passkeys: readonly {
    createdAt: number
    id: string
    name: string
    usedAt: number
  }[]
}> {
  const { userId } = await requireSession(auth, token)
  const found = await auth.store.passkeys.find({ projectId, userId })
  return {
    isOffered: isOffered(auth, { app, projectId }),
    passkeys: found.map(([id, { createdAt, name, usedAt }]) => ({
      ...{ createdAt, id, name, usedAt },
    })),
  }
}

/**
 * Options to create one more passkey for the user of a session.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, LOGIN_COOLDOWN,
 * MFA_REQUIRED, SERVICE_UNAVAILABLE where the project offers none
 */
export async function beginPasskey(
  auth: Auth,
  asked: Asked,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { projectId } = asked
  const { email, userId, userName } = await requireOffer(auth, asked)
  const handle = await findHandle(auth, { projectId, userId })
  const secret = asked.token ?? ''
  const issued = await issueChallenge(auth, { handle, projectId, secret })
  const known = await auth.store.passkeys.find({ projectId, userId })
  const name = email ?? userName ?? new URL(asked.app).host
  return toCreationOptions(auth, { issued, known, name })
}

/**
 * Keeps the passkey that was created for these options, and tells the user.
 *
 * @returns whether it logs the user in, too
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, LOGIN_COOLDOWN,
 * MFA_REQUIRED, PASSKEY_EXPIRED, PASSKEY_REFUSED, TOO_MANY_PASSKEYS
 */
export async function addPasskey(
  auth: Auth,
  parameters: Asked &
    Pick<Asker, 'language'> & { creation: PasskeyCreation; name: string },
): Promise<{ isLogin: boolean }> {
  const { app, creation, language, name, projectId, token } = parameters
  const { email, userId } = await requireOffer(auth, parameters)
  const issued = await takeChallenge(auth, token ?? '')
  // guard: passkey-added-project
  if (issued.projectId !== projectId) throw refusePasskey()
  const { challenge, handle } = issued
  const found = await verifyCreation(auth, { challenge, response: creation })
  const now = auth.now()
  const created: NewPasskey = {
    ...{ ...found, createdAt: now, handle, name, projectId, usedAt: now },
    id: creation.id,
  }
  await keepPasskey(auth, { created, userId })
  const provider = toPasskeyProvider(projectId)
  const key = JSON.stringify([provider, handle])
  // One that is a second factor only logs nobody in: a guest stays one.
  // guard: passkey-factor-guest
  const isLogin = auth.offersLogin({ app, login: PASSKEY, projectId })
  if (isLogin) {
    await auth.store.identities.set(key, { provider, userId })
    await dropGuest(auth, userId)
  }
  const news = { type: 'passkey-added', name } as const
  await mailOwner(auth, { app, email, language, news })
  return { isLogin }
}

/**
 * Removes a passkey: it logs nobody in any longer. The only login of an
 * account stays.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, MFA_REQUIRED,
 * UNKNOWN_PASSKEY,
 * LAST_LOGIN
 */
export async function removePasskey(
  auth: Auth,
  { id, token }: { id: string; token: string | undefined },
): Promise<void> {
  const { userId } = await requireFreshSession(auth, token)
  await requireFactor(auth, { action: 'factors', token, userId }) // guard: mfa-remove-passkey
  const { store } = auth
  async function remove(user: User): Promise<undefined> {
    const passkey = await store.passkeys.get(id)
    // guard: passkey-owner
    if (passkey?.userId !== userId)
      throw new ServiceError(404, 'UNKNOWN_PASSKEY', 'Not your passkey')
    const others = await store.passkeys.find({ userId })
    // guard: passkey-last-login
    if (others.length < 2 && !(await hasOtherLogin(auth, user)))
      throw new ServiceError(409, 'LAST_LOGIN', 'Nothing else logs you in')
    await store.passkeys.delete(id)
  }
  await changeUser(
    auth,
    userId,
    (user) =>
      // A login in flight would write it again.
      store.lock(`passkey:${id}`, () => remove(user)), // guard: passkey-removal
  )
}

async function requireOffer(auth: Auth, asked: Asked) {
  const { app, client, projectId, token } = asked
  const limited = { client, key: PASSKEY, limits: CLIENT_TRIES }
  await limitClient(auth, limited)
  const session = await requireFreshSession(auth, token)
  // guard: passkey-add-offered
  if (!isOffered(auth, { app, projectId }))
    throw new ServiceError(503, 'SERVICE_UNAVAILABLE', 'Not offered')
  const { userId } = session
  // Whoever adds a passkey has a factor from then on.
  await requireFactor(auth, { action: 'factors', token, userId }) // guard: mfa-add-passkey
  return session
}

/** As a login, or as a second factor. */
function isOffered(
  auth: Pick<Auth, 'getMfa' | 'offersLogin'>,
  asked: { app: string; projectId: string },
) {
  return (
    auth.offersLogin({ ...asked, login: PASSKEY }) ||
    auth.getMfa(asked)?.methods.includes('passkey') === true
  )
}

async function hasOtherLogin({ store }: Auth, { email, id }: User) {
  if (email !== undefined) return true
  const identities = await store.identities.find({ userId: id })
  return identities.some(([, { provider }]) => !provider.startsWith(PASSKEY))
}
