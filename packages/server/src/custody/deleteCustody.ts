import type { Auth } from '../auth/createAuth.js'
import { requireSession } from '../auth/requireSession.js'
import { changeCustody } from './changeCustody.js'
import { DELETE_DELAY_MS } from './rules.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'

/**
 * Deletes a wallet's records after a delay, signed by it.
 *
 * @throws ServiceError INVALID_SESSION, and those of `takeChange`
 */
export async function deleteCustody(
  auth: Auth,
  parameters: { change: SignedChange; token: string | undefined },
): Promise<{ deleteAt: number }> {
  const { change, token } = parameters
  const { userId } = await requireSession(auth, token)
  return changeCustody(auth, userId, async (found) => {
    const { custody } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'delete',
      getSigner: () => found.addresses?.evm,
      schema: payloads.delete,
    })
    const deleteAt = auth.now() + DELETE_DELAY_MS
    return { custody: { ...custody, deleteAt }, result: { deleteAt } }
  })
}
