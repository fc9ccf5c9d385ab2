import { timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../server/ServiceError.js'
import type { Account, Auth } from './createAuth.js'
import { createSession } from './createSession.js'
import { getChallenge } from './getChallenge.js'
import { hash } from './hash.js'
import { hashCode } from './hashCode.js'
import { FAILURE_WINDOW_MS, MAX_FAILURES_PER_DAY, MAX_TRIES } from './rules.js'

/**
 * Answers a challenge; right, it ends in a session and the device is known.
 *
 * @throws ServiceError CODE_EXPIRED, DEVICE_NOT_APPROVED, TOO_MANY_TRIES,
 * INVALID_CODE
 */
export function verifyCode(
  auth: Auth,
  parameters: verifyCode.Parameters,
): verifyCode.ReturnType {
  const { challengeId, code, deviceId } = parameters
  const challenge = getChallenge(auth, challengeId)
  const { codeHash, email } = challenge
  const account = auth.accounts.get(email)
  if (challenge.stage !== 'code' || !codeHash || !account)
    throw new ServiceError(403, 'DEVICE_NOT_APPROVED', 'Device not approved')
  if (challenge.tries >= MAX_TRIES || isOverBudget(auth, account))
    throw new ServiceError(429, 'TOO_MANY_TRIES', 'Too many tries')
  if (!/^\d{6}$/.test(code)) throw invalidCode()
  // Counted before the comparison, so that no answer is ever for free.
  challenge.tries++
  const answer = hashCode(auth, challenge, deviceId, code)
  if (!timingSafeEqual(answer, codeHash)) {
    account.failures.push(auth.now())
    throw invalidCode()
  }
  auth.challenges.delete(challengeId)
  account.devices.add(hash(deviceId))
  return createSession(auth, { deviceId, email })
}

export declare namespace verifyCode {
  type Parameters = { challengeId: string; code: string; deviceId: string }
  type ReturnType = createSession.ReturnType
}

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}

function isOverBudget(auth: Auth, account: Account) {
  const since = auth.now() - FAILURE_WINDOW_MS
  account.failures = account.failures.filter((time) => time > since)
  return account.failures.length >= MAX_FAILURES_PER_DAY
}
