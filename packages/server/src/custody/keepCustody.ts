import type { Auth } from '../auth/createAuth.js'
import { requireSession } from '../auth/requireSession.js'
import { changeCustody } from './changeCustody.js'
import { type Asker, mailOwner } from './mailOwner.js'

/**
 * Takes the wish to delete a wallet back, as long as it is there.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function keepCustody(
  auth: Auth,
  parameters: Asker & { token: string | undefined },
): Promise<void> {
  const { app, language, token } = parameters
  const { email, userId } = await requireSession(auth, token)
  const wasAsked = await changeCustody(auth, userId, async (custody) => ({
    custody: { ...custody, deleteAt: undefined },
    result: custody.deleteAt !== undefined,
  }))
  const news = { type: 'deletion-cancelled' } as const
  if (wasAsked) await mailOwner(auth, { app, email, language, news })
}
