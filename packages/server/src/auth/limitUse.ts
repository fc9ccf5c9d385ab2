import { assertNoWait } from './assertNoWait.js'
import type { Auth } from './createAuth.js'
import { getWaitMs } from './getWaitMs.js'
import type { Limit } from './rules.js'

/**
 * Counts a use, or refuses it when there were too many. A refused one does not
 * count.
 *
 * @param parameters.key - of what is limited, such as `mail:192.0.2.1`
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitUse(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: { key: string; limits: readonly Limit[] },
): Promise<void> {
  const { key, limits } = parameters
  const { lock, uses } = auth.store
  const longestMs = Math.max(...limits.map(({ windowMs }) => windowMs))
  await lock(`use:${key}`, async () => {
    const now = auth.now()
    const known = await uses.get(key)
    const times = (known?.times ?? []).filter((at) => at > now - longestMs)
    assertNoWait(getWaitMs(times, limits, now))
    await uses.set(key, { times: [...times, now], expiresAt: now + longestMs })
  })
}
