import type { Auth } from '../auth/createAuth.js'
import { getAccount } from '../auth/getAccount.js'
import { hash } from '../auth/hash.js'
import { lockEmail } from '../auth/lockEmail.js'
import { requireFactor } from '../auth/mfa/requireFactor.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { type Asker, mailOwner } from './mailOwner.js'
import { requireFreshSession } from './requireFreshSession.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'

/**
 * Revokes a device, signed by the wallet: its share of the key goes, its
 * sessions end, and it is asked for the mailed link at its next login.
 *
 * @throws ServiceError INVALID_SESSION, MFA_REQUIRED, MFA_ENROLMENT_REQUIRED, FRESH_LOGIN_REQUIRED, STALE_SET,
 * LAST_DEVICE, and those of `takeChange`
 */
export async function removeShareSet(
  auth: Auth,
  parameters: Asker & {
    change: SignedChange
    projectId?: string | undefined
    token: string | undefined
  },
): Promise<void> {
  const { app, change, language, projectId, token } = parameters
  const asked = app !== undefined &&
    projectId !== undefined && { app, projectId }
  const { email, userId } = await requireFreshSession(auth, token)
  await requireFactor(auth, { action: 'devices', asked, token, userId }) // guard: mfa-remove-set
  const removed = await changeCustody(auth, userId, async (found) => {
    const { custody, payload } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'remove-set',
      getSigner: () => found.addresses?.evm,
      schema: payloads.removeSet,
    })
    const { sets, wraps } = custody
    const set = sets.find(({ id }) => id === payload.setId)
    if (!set) throw new ServiceError(409, 'STALE_SET', 'The set is out of date')
    const left = sets.filter((one) => one !== set)
    const isRecoverable = left.some(({ keyId }) =>
      wraps.some((wrap) => wrap.keyId === keyId),
    )
    // guard: custody-last
    if (!isRecoverable)
      throw new ServiceError(
        409,
        'LAST_DEVICE',
        'Nothing would be left to recover the wallet from',
      )
    return { custody: { ...custody, sets: left }, result: set }
  })
  const devices = [removed.deviceId, ...(removed.joined ?? [])]
  await forgetDevices(auth, { devices, email, userId })
  const news = { type: 'device-removed', name: removed.name } as const
  await mailOwner(auth, { app, email, language, news })
}

async function forgetDevices(
  auth: Auth,
  parameters: {
    devices: readonly string[]
    email: string | undefined
    userId: string
  },
) {
  const { devices: gone, email, userId } = parameters
  const { sessions } = auth.store
  for (const [key, session] of await sessions.find({ userId }))
    if (gone.includes(hash(session.deviceId))) await sessions.delete(key)
  if (email === undefined) return
  await lockEmail(auth, email, async (inside) => {
    const account = await getAccount(inside, email)
    const devices = account.devices.filter((known) => !gone.includes(known))
    await inside.store.accounts.set(email, { ...account, devices })
  })
}
