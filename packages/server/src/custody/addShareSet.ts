import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireFactor } from '../auth/mfa/requireFactor.js'
import { requireSession } from '../auth/requireSession.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { isOnDevice } from './isOnDevice.js'
import { type Asker, mailOwner } from './mailOwner.js'
import type { ShareSet } from './records.js'
import { SETS_MAX } from './rules.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'
import { toShareSet } from './toShareSet.js'

/**
 * Keeps the set of another device, signed by the wallet: only a device that
 * has opened it can do that. A set that the same device had before goes.
 *
 * @throws ServiceError INVALID_SESSION, MFA_REQUIRED, STALE_SET, TOO_MANY_DEVICES, and those
 * of `takeChange`
 */
export async function addShareSet(
  auth: Auth,
  parameters: Asker & { change: SignedChange; token: string | undefined },
): Promise<void> {
  const { app, change, language, token } = parameters
  const { deviceId, email, userId } = await requireSession(auth, token)
  await requireFactor(auth, { action: 'devices', token, userId }) // guard: mfa-add-set
  const news = await changeCustody(auth, userId, async (found) => {
    const { custody, payload } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'add-set',
      getSigner: () => found.addresses?.evm,
      schema: payloads.addSet,
    })
    const { keyId, set } = payload
    const isKnown = custody.sets.some(({ id }) => id === set.id)
    const isCurrent = custody.wraps.some((wrap) => wrap.keyId === keyId)
    // Encrypted with a recovery key that has been changed meanwhile.
    if (isKnown || !isCurrent)
      // guard: custody-stale
      throw new ServiceError(409, 'STALE_SET', 'The set is out of date')
    const device = hash(deviceId)
    const others = custody.sets.flatMap((one) => leaveSet(one, device))
    if (others.length >= SETS_MAX)
      throw new ServiceError(409, 'TOO_MANY_DEVICES', 'Too many devices')
    const added = await toShareSet(auth, { deviceId, keyId, set, userId })
    return {
      custody: { ...custody, sets: [...others, added] },
      result: custody.sets.some((one) => isOnDevice(one, device))
        ? undefined
        : ({ type: 'device-added', name: set.name } as const),
    }
  })
  if (news) await mailOwner(auth, { app, email, language, news })
}

/** Takes a device out of a set; nothing is left of a set without one. */
function leaveSet(set: ShareSet, device: string): readonly ShareSet[] {
  if (!isOnDevice(set, device)) return [set]
  const [first, ...joined] = [set.deviceId, ...(set.joined ?? [])].filter(
    (one) => one !== device,
  )
  return first === undefined ? [] : [{ ...set, deviceId: first, joined }]
}
