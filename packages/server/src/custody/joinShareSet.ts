import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireSession } from '../auth/requireSession.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { isOnDevice } from './isOnDevice.js'
import { JOINED_MAX } from './rules.js'

/**
 * Lets a frame at another site of a browser use the set that the browser has:
 * browsers give each site a frame with storage, and so an id, of its own. It
 * shows the id that the set was made under, which is random and which only
 * that browser has. The set stays one, and goes as one when it is removed.
 *
 * @throws ServiceError INVALID_SESSION, DEVICE_REVOKED
 */
export async function joinShareSet(
  auth: Auth,
  parameters: { deviceId: string; setId: string; token: string | undefined },
): Promise<void> {
  const { deviceId, setId, token } = parameters
  const session = await requireSession(auth, token)
  const [device, shown] = [hash(session.deviceId), hash(deviceId)]
  await changeCustody(auth, session.userId, async (custody) => {
    const set = custody.sets.find(
      (one) => one.id === setId && isOnDevice(one, shown), // guard: custody-join
    )
    if (!set)
      throw new ServiceError(403, 'DEVICE_REVOKED', 'The device was removed')
    if (isOnDevice(set, device)) return { custody, result: undefined }
    const joined = [...(set.joined ?? []), device].slice(-JOINED_MAX)
    const sets = custody.sets.map((one) =>
      one === set ? { ...set, joined } : one,
    )
    return { custody: { ...custody, sets }, result: undefined }
  })
}
