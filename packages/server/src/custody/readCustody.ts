import type { Auth } from '../auth/createAuth.js'
import type { Custody } from './records.js'

const none: Custody = {
  addresses: undefined,
  sets: [],
  wraps: [],
  challenges: [],
  failures: [],
  deleteAt: undefined,
}

/** What is kept of a user's wallet now; nothing once it is deleted. */
export async function readCustody(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  userId: string,
): Promise<Custody> {
  const custody = await store.custodies.get(userId)
  if (!custody) return none
  if (custody.deleteAt === undefined || custody.deleteAt > now())
    return { ...none, ...custody }
  await store.custodies.delete(userId)
  return none
}
