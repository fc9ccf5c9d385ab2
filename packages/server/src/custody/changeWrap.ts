import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireFactor } from '../auth/mfa/requireFactor.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { isOnDevice } from './isOnDevice.js'
import { type Asker, mailOwner } from './mailOwner.js'
import { requireFreshSession } from './requireFreshSession.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'
import { toShareSet } from './toShareSet.js'
import { toWrap } from './toWrap.js'

/**
 * Changes the way back into a wallet, signed by it. With a new recovery key
 * everything that the old one has encrypted is given to nobody any longer, and
 * the set of this device is replaced; the other devices go on with theirs.
 *
 * @throws ServiceError INVALID_SESSION, MFA_REQUIRED, MFA_ENROLMENT_REQUIRED, FRESH_LOGIN_REQUIRED, STALE_SET, and those of `takeChange`
 */
export async function changeWrap(
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
  const { deviceId, email, userId } = await requireFreshSession(auth, token)
  await requireFactor(auth, { action: 'devices', asked, token, userId }) // guard: mfa-change-wrap
  const { method } = await changeCustody(auth, userId, async (found) => {
    const { custody, payload } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'change-wrap',
      getSigner: () => found.addresses?.evm,
      schema: payloads.changeWrap,
    })
    const { keyId, set, setId, wrap } = payload
    const device = hash(deviceId)
    const replaced = custody.sets.find(({ id }) => id === setId)
    if (!replaced || !isOnDevice(replaced, device))
      throw new ServiceError(409, 'STALE_SET', 'The set is out of date')
    const added = await toShareSet(auth, { deviceId, keyId, set, userId })
    const { createdAt, deviceId: owner, joined } = replaced
    const sets = custody.sets.map((one) =>
      one === replaced ? { ...added, createdAt, deviceId: owner, joined } : one,
    )
    const kept = custody.wraps.filter(
      (one) => one.keyId === keyId && one.method !== wrap.method,
    )
    const wraps = [...kept, await toWrap(auth, { keyId, userId, wrap })]
    return {
      custody: { ...custody, sets, wraps },
      result: wrap,
    }
  })
  const news = { type: 'recovery-changed', method } as const
  await mailOwner(auth, { app, email, language, news })
}
