import type { Auth } from '../auth/createAuth.js'
import { requireSession } from '../auth/requireSession.js'
import { ServiceError } from '../http/ServiceError.js'
import { changeCustody } from './changeCustody.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'
import { toShareSet } from './toShareSet.js'
import { toWrap } from './toWrap.js'

/**
 * Keeps the first set and the first wrap of a new wallet, signed by it.
 *
 * @throws ServiceError INVALID_SESSION, CUSTODY_EXISTS, and those of
 * `takeChange`
 */
export async function createCustody(
  auth: Auth,
  parameters: { change: SignedChange; token: string | undefined },
): Promise<void> {
  const { change, token } = parameters
  const { deviceId, userId } = await requireSession(auth, token)
  await changeCustody(auth, userId, async (found) => {
    const { custody, payload } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'create',
      getSigner: ({ addresses }) => addresses.evm,
      schema: payloads.create,
    })
    // guard: custody-once
    if (custody.addresses)
      throw new ServiceError(409, 'CUSTODY_EXISTS', 'There is a wallet already')
    const { addresses, keyId, set, wrap } = payload
    const sets = [await toShareSet(auth, { deviceId, keyId, set, userId })]
    const wraps = [await toWrap(auth, { keyId, userId, wrap })]
    return {
      custody: { ...custody, addresses, sets, wraps },
      result: undefined,
    }
  })
}
