import { ServiceError } from '../../http/ServiceError.js'
import { addDevices } from '../addDevices.js'
import { checkCode } from '../checkCode.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { dropGuest } from '../guest/dropGuest.js'
import { hash } from '../hash.js'
import { lockEmail } from '../lockEmail.js'
import { mailUser } from '../mailUser.js'
import type { EmailUpdate, User } from '../records.js'
import { requireSession } from '../requireSession.js'
import { changeUser } from '../users/changeUser.js'
import { findUserByEmail } from '../users/findUserByEmail.js'
import { mailUpdateCode } from './mailUpdateCode.js'

/**
 * Answers one stage of a change of address: the code of the old address has
 * the new one mailed, and the code of the new address makes the change.
 *
 * @throws ServiceError INVALID_SESSION, CODE_EXPIRED, TOO_MANY_TRIES,
 * INVALID_CODE, SERVICE_UNAVAILABLE
 */
export async function verifyUpdate(
  auth: Auth,
  parameters: verifyUpdate.Parameters,
): Promise<{ email: string | undefined }> {
  const { stage, token } = parameters
  const { userId } = await requireSession(auth, token)
  const { email } = await changeUser(auth, userId, async (user) => {
    const update = requireUpdate(auth, user, parameters)
    await check(auth, { ...parameters, update, user })
    if (stage === 'secondary') return finish(auth, user, update)
    const next = { ...update, stage: 'secondary' as const }
    const { email } = user
    return {
      ...user,
      update: await mailUpdateCode(auth, { email, update: next }),
    }
  })
  if (stage === 'secondary') await dropGuest(auth, userId)
  return { email }
}

export declare namespace verifyUpdate {
  type Parameters = {
    code: string
    stage: EmailUpdate['stage']
    token: string | undefined
  }
}

function requireUpdate(
  auth: Auth,
  { update }: User,
  { stage, token }: verifyUpdate.Parameters,
) {
  const isOpen =
    update?.stage === stage &&
    update.session === hash(token ?? '') &&
    update.expiresAt > auth.now()
  if (!isOpen) throw expired()
  return update
}

async function check(
  auth: Auth,
  parameters: verifyUpdate.Parameters & { update: EmailUpdate; user: User },
) {
  const { code, stage, update, user } = parameters
  const email = stage === 'primary' ? user.email : update.newEmail
  if (!email) throw expired()
  const tries = update.tries + 1
  const countTry = () =>
    auth.store.users.set(user.id, { ...user, update: { ...update, tries } })
  const deviceId = update.session
  await lockEmail(auth, email, (inside) =>
    checkCode(inside, {
      ...{ challenge: update, code, countTry, deviceId, email },
      isKnown: stage === 'primary',
    }),
  )
}

async function finish(auth: Auth, user: User, update: EmailUpdate) {
  const { app, language, newEmail } = update
  const { email: oldEmail } = user
  const changed = {
    ...user,
    email: newEmail,
    update: undefined,
    // A change of a proven address keeps what that one was worth.
    ...(!oldEmail && { emailAddedAt: auth.now() }),
  }
  await lockEmail(auth, newEmail, async (inside) => {
    const owner = await findUserByEmail(inside, newEmail)
    // Somebody may have come to own it in the meantime.
    const saved = owner ? { ...user, update: undefined } : changed
    await inside.store.users.set(user.id, saved)
    if (owner) throw expired()
  })
  if (!oldEmail) return changed
  await moveDevices(auth, oldEmail, newEmail)
  // The change stands, whether the notice arrives or not.
  const told = { app, language, to: oldEmail }
  await mailUser(auth, { ...told, topic: 'changed' }).catch(() => undefined)
  return changed
}

/** Devices belong to the user; the old address is nobody's now. */
async function moveDevices(auth: Auth, from: string, to: string) {
  const hashes = await lockEmail(auth, from, async (inside) => {
    const account = await getAccount(inside, from)
    await inside.store.accounts.set(from, { ...account, devices: [] })
    return account.devices
  })
  await lockEmail(auth, to, (inside) =>
    addDevices(inside, { email: to, hashes }),
  )
}

function expired() {
  return new ServiceError(400, 'CODE_EXPIRED', 'The code has expired')
}
