import type { Auth } from '../auth/createAuth.js'
import { readCustody } from './readCustody.js'
import type { Custody } from './records.js'

/**
 * Changes what is kept of a user's wallet, one change at a time.
 *
 * @param change - gives the new record, and what the caller wants to know
 */
export function changeCustody<result>(
  auth: Pick<Auth, 'now' | 'store'>,
  userId: string,
  change: (custody: Custody) => Promise<{ custody: Custody; result: result }>,
): Promise<result> {
  return auth.store.lock(`custody:${userId}`, async () => {
    const changed = await change(await readCustody(auth, userId))
    await auth.store.custodies.set(userId, changed.custody)
    return changed.result
  })
}
