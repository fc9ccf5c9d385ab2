import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireSession } from '../auth/requireSession.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { isOnDevice } from './isOnDevice.js'

/**
 * The auth share of a device's own set. Other devices of the user do not get
 * it, whatever session they have.
 *
 * @throws ServiceError INVALID_SESSION, DEVICE_REVOKED
 */
export async function getShare(
  auth: Auth,
  parameters: { setId: string; token: string | undefined },
): Promise<{ auth: string }> {
  const { setId, token } = parameters
  const { deviceId, userId } = await requireSession(auth, token)
  const device = hash(deviceId)
  return changeCustody(auth, userId, async (custody) => {
    const set = custody.sets.find(
      (one) => one.id === setId && isOnDevice(one, device), // guard: custody-device
    )
    if (!set)
      throw new ServiceError(403, 'DEVICE_REVOKED', 'The device was removed')
    const usedAt = auth.now()
    const sets = custody.sets.map((one) =>
      one === set ? { ...one, usedAt } : one,
    )
    const share = await auth.sealer.open([userId, setId, 'auth'], set.auth)
    return { custody: { ...custody, sets }, result: { auth: share } }
  })
}
