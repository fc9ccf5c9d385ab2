import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import type { NewPasskey } from '../records.js'
import { PASSKEYS_MAX } from '../rules.js'
import { refusePasskey } from './verifyPasskey.js'

/**
 * Keeps a passkey that was created, for its user.
 *
 * @throws ServiceError PASSKEY_REFUSED when it is somebody's already,
 * TOO_MANY_PASSKEYS
 */
export function keepPasskey(
  { store }: Pick<Auth, 'store'>,
  { created, userId }: { created: NewPasskey; userId: string },
): Promise<void> {
  const { id, ...passkey } = created
  const { projectId } = passkey
  return store.lock(`passkey:${id}`, async () => {
    if (await store.passkeys.get(id)) throw refusePasskey()
    const others = await store.passkeys.find({ projectId, userId })
    if (others.length >= PASSKEYS_MAX)
      throw new ServiceError(409, 'TOO_MANY_PASSKEYS', 'Remove one first')
    await store.passkeys.set(id, { ...passkey, userId })
  })
}
