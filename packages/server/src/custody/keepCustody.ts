import type { Auth } from '../auth/createAuth.js'
import { requireSession } from '../auth/requireSession.js'
import { changeCustody } from './changeCustody.js'
import { type Asker, mailOwner } from './mailOwner.js'
import { readCustody } from './readCustody.js'
import { cancelDeletion } from './scheduleDeletion.js'

/**
 * Takes the wish to delete an account and its wallet back, as long as they are
 * there.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function keepCustody(
  auth: Auth,
  parameters: Asker & { token: string | undefined },
): Promise<void> {
  const { app, language, token } = parameters
  const { email, userId } = await requireSession(auth, token)
  const wasAsked = await cancelDeletion(auth, userId)
  const { deleteAt } = await readCustody(auth, userId)
  if (deleteAt !== undefined)
    await changeCustody(auth, userId, async (custody) => ({
      custody: { ...custody, deleteAt: undefined },
      result: undefined,
    }))
  const news = { type: 'deletion-cancelled' } as const
  if (wasAsked || deleteAt !== undefined)
    await mailOwner(auth, { app, email, language, news })
}
