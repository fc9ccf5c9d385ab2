import { assertNoWait } from './assertNoWait.js'
import type { Auth } from './createAuth.js'
import { getWaitMs } from './getWaitMs.js'
import type { Account, Asking } from './records.js'
import {
  COOLDOWN_MS,
  KNOWN_MAILS,
  type Limit,
  PASSED_MAILS,
  RECENT_MAILS,
  UNKNOWN_MAILS,
  UNKNOWN_MAILS_PER_CLIENT,
} from './rules.js'

const cooldown: readonly Limit[] = [{ max: 1, windowMs: COOLDOWN_MS }]

/**
 * Keeps the pause between two mails that a device asks for, and the number of
 * mails to one address. What strangers ask for does not count against a device
 * that the address has logged in on.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export function assertCooldown(
  auth: Pick<Auth, 'now'>,
  account: Pick<Account, 'requests'>,
  asking: Omit<Asking, 'at'>,
): void {
  const { by, client, isKnown, isPassed, isRecent } = asking
  const wait = (
    counts: (request: Asking) => boolean,
    limits: readonly Limit[],
  ) => {
    const times = account.requests.filter(counts).map(({ at }) => at)
    return getWaitMs(times, limits, auth.now())
  }
  const isOwn = (request: Asking) => request.by === by
  const isStranger = (request: Asking) =>
    !request.isKnown && !request.isRecent && !request.isPassed
  const isNear = (request: Asking) =>
    isStranger(request) && request.client === client
  const waitOfShare = () => {
    if (isKnown) return wait(isOwn, KNOWN_MAILS)
    if (isRecent) return wait(({ isRecent }) => isRecent === true, RECENT_MAILS)
    // guard: share-of-passed
    if (isPassed) return wait(({ isPassed }) => isPassed === true, PASSED_MAILS)
    const near =
      client === undefined ? 0 : wait(isNear, UNKNOWN_MAILS_PER_CLIENT)
    return Math.max(near, wait(isStranger, UNKNOWN_MAILS))
  }
  // guard: share-per-requester
  assertNoWait(Math.max(wait(isOwn, cooldown), waitOfShare()))
}
