import type { Auth } from '../auth/createAuth.js'
import { changeCustody } from './changeCustody.js'
import { type Asker, mailOwner } from './mailOwner.js'
import { requireFreshSession } from './requireFreshSession.js'
import { DELETE_DELAY_MS } from './rules.js'
import { scheduleDeletion } from './scheduleDeletion.js'
import { payloads } from './schemas.js'
import { type SignedChange, takeChange } from './takeChange.js'

/**
 * Deletes a wallet's records after a delay, signed by it, and the rest of the
 * account with them.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, and those of
 * `takeChange`
 */
export async function deleteCustody(
  auth: Auth,
  parameters: Asker & { change: SignedChange; token: string | undefined },
): Promise<{ deleteAt: number }> {
  const { app, change, language, token } = parameters
  const { email, userId } = await requireFreshSession(auth, token)
  const answer = await changeCustody(auth, userId, async (found) => {
    const { custody } = await takeChange(auth, found, {
      ...{ change, token, userId },
      action: 'delete',
      getSigner: () => found.addresses?.evm,
      schema: payloads.delete,
    })
    const deleteAt = auth.now() + DELETE_DELAY_MS
    return { custody: { ...custody, deleteAt }, result: { deleteAt } }
  })
  await scheduleDeletion(auth, userId, answer.deleteAt)
  const news = { type: 'deletion-asked', ...answer } as const
  await mailOwner(auth, { app, email, language, news })
  return answer
}
