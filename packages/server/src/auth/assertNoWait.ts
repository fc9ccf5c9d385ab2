import { tooSoon } from '../http/tooSoon.js'

/**
 * Refuses what has to wait.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export function assertNoWait(waitMs: number): void {
  if (waitMs > 0) throw tooSoon({ code: 'LOGIN_COOLDOWN', waitMs })
}
