import { ServiceError } from '../http/ServiceError.js'

/**
 * Refuses what has to wait.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export function assertNoWait(waitMs: number): void {
  if (waitMs <= 0) return
  const secondsLeft = Math.ceil(waitMs / 1_000)
  throw new ServiceError(
    429,
    'LOGIN_COOLDOWN',
    `Please try again after ${secondsLeft} seconds`,
    { secondsLeft },
  )
}
