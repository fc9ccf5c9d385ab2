import type { Step, Use } from '../store/store.js'
import { getUseWaitMs } from '../store/useCounts.js'
import { assertNoWait } from './assertNoWait.js'
import type { Auth } from './createAuth.js'
import type { Usage } from './records.js'

/**
 * Counts a use, or refuses it when there were too many. A refused one does not
 * count.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitUse(
  auth: Pick<Auth, 'now' | 'store'>,
  use: Use,
): Promise<void> {
  await limitUses(auth, [use])
}

/**
 * Counts uses in their order, up to the first that is refused.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitUses(
  auth: Pick<Auth, 'now' | 'store'>,
  uses: readonly Use[],
): Promise<void> {
  const now = auth.now()
  const refused = uses[await auth.store.count(uses, now)]
  if (!refused) return
  const usage = await auth.store.uses.get(refused.key)
  // By now there may be room, but this one was refused.
  assertNoWait(Math.max(1, getUseWaitMs(usage, refused, now)))
}

/** What `assertUses` reads. */
export function toUseStep(uses: readonly Use[]): Step {
  return { keys: uses.map(({ key }) => key), table: 'uses' }
}

/**
 * Refuses what would be too many, and counts nothing.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function assertUses(
  auth: Pick<Auth, 'now' | 'store'>,
  uses: readonly Use[],
): Promise<void> {
  for (const use of uses) {
    const usage: Usage | undefined = await auth.store.uses.get(use.key)
    assertNoWait(getUseWaitMs(usage, use, auth.now()))
  }
}
