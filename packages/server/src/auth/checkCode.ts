import { timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../http/ServiceError.js'
import type { Account, Auth } from './createAuth.js'
import { hashCode } from './hashCode.js'
import { FAILURE_WINDOW_MS, MAX_FAILURES_PER_DAY, MAX_TRIES } from './rules.js'

/**
 * Compares a typed code with the one that was mailed, within the limits.
 *
 * @throws ServiceError TOO_MANY_TRIES, INVALID_CODE
 */
export function checkCode(auth: Auth, parameters: checkCode.Parameters): void {
  const { account, challenge, code, deviceId, email } = parameters
  if (challenge.tries >= MAX_TRIES || isOverBudget(auth, account))
    throw new ServiceError(429, 'TOO_MANY_TRIES', 'Too many tries')
  if (!/^\d{6}$/.test(code)) throw invalidCode()
  // Counted before the comparison, so that no answer is ever for free.
  challenge.tries++
  const answer = hashCode(auth, { id: challenge.id, email }, deviceId, code)
  // Where no code was made, the answer is compared all the same.
  const right = challenge.codeHash ?? Buffer.alloc(answer.length)
  if (timingSafeEqual(answer, right)) return
  account.failures.push(auth.now())
  throw invalidCode()
}

export declare namespace checkCode {
  type Parameters = {
    /** Of the address, for its daily budget. */
    account: Account
    challenge: { id: string; codeHash: Buffer | undefined; tries: number }
    code: string
    deviceId: string
    email: string
  }
}

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}

function isOverBudget(auth: Auth, account: Account) {
  const since = auth.now() - FAILURE_WINDOW_MS
  account.failures = account.failures.filter((time) => time > since)
  return account.failures.length >= MAX_FAILURES_PER_DAY
}
