import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import type { Account } from './records.js'
import { COOLDOWN_MS } from './rules.js'

/**
 * Keeps the pause between two mails to one address.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export function assertCooldown(
  auth: Pick<Auth, 'now'>,
  { lastRequestAt }: Pick<Account, 'lastRequestAt'>,
): void {
  if (lastRequestAt === undefined) return
  const leftMs = lastRequestAt + COOLDOWN_MS - auth.now()
  if (leftMs <= 0) return
  const secondsLeft = Math.ceil(leftMs / 1_000)
  throw new ServiceError(
    429,
    'LOGIN_COOLDOWN',
    `Please try again after ${secondsLeft} seconds`,
    { secondsLeft },
  )
}
