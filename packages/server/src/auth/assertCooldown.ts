import { assertNoWait } from './assertNoWait.js'
import type { Auth } from './createAuth.js'
import { getWaitMs } from './getWaitMs.js'
import type { Account, Asking } from './records.js'
import {
  COOLDOWN_MS,
  KNOWN_MAILS,
  type Limit,
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
  const { by, client, isKnown } = asking
  const wait = (
    counts: (request: Asking) => boolean,
    limits: readonly Limit[],
  ) => {
    const times = account.requests.filter(counts).map(({ at }) => at)
    return getWaitMs(times, limits, auth.now())
  }
  const isOwn = (request: Asking) => request.by === by
  const isStranger = (request: Asking) => !request.isKnown
  const isNear = (request: Asking) =>
    isStranger(request) && request.client === client
  assertNoWait(
    Math.max(
      wait(isOwn, cooldown),
      isKnown ? wait(isOwn, KNOWN_MAILS) : wait(isStranger, UNKNOWN_MAILS),
      isKnown || client === undefined
        ? 0
        : wait(isNear, UNKNOWN_MAILS_PER_CLIENT),
    ),
  )
}
