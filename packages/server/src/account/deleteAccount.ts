import type { Auth } from '../auth/createAuth.js'
import { requireSession } from '../auth/requireSession.js'
import { getFreshMs } from '../custody/getFreshMs.js'
import { type Asker, mailOwner } from '../custody/mailOwner.js'
import { readCustody } from '../custody/readCustody.js'
import { requireFreshSession } from '../custody/requireFreshSession.js'
import { scheduleDeletion } from '../custody/scheduleDeletion.js'
import { ServiceError } from '../http/ServiceError.js'

type AccountState = {
  /** When the account is deleted, in ms; `null` where nobody wants that. */
  deleteAt: number | null
  /** For how long the session may delete or copy it, in ms. */
  freshForMs: number
}

/**
 * Says whether the account of a session will be deleted.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function describeAccount(
  auth: Auth,
  { token }: { token: string | undefined },
): Promise<AccountState> {
  const session = await requireSession(auth, token)
  const deletion = await auth.store.deletions.get(session.userId)
  return {
    deleteAt: deletion?.dueAt ?? null,
    freshForMs: getFreshMs(auth.now(), session),
  }
}

/**
 * Deletes the account of a session after a delay, in which its owner can
 * notice and keep it. A wallet that can be recovered has to sign its own end
 * (`deleteCustody`): whoever reads the mail must not destroy it.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED,
 * SIGNATURE_REQUIRED
 */
export async function deleteAccount(
  auth: Auth,
  parameters: Asker & { token: string | undefined },
): Promise<{ deleteAt: number }> {
  const { app, language, token } = parameters
  const { email, userId } = await requireFreshSession(auth, token)
  const { addresses, deleteAt } = await readCustody(auth, userId)
  // guard: account-wallet
  if (addresses && deleteAt === undefined)
    throw new ServiceError(
      409,
      'SIGNATURE_REQUIRED',
      'The wallet has to sign its deletion',
    )
  const answer = await scheduleDeletion(auth, userId, deleteAt)
  const news = { type: 'deletion-asked', ...answer } as const
  await mailOwner(auth, { app, email, language, news })
  return answer
}
