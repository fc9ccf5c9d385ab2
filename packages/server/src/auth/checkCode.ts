import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import { hashCode } from './hashCode.js'
import { isSameHash } from './isSameHash.js'
import { FAILURE_WINDOW_MS, MAX_FAILURES_PER_DAY, MAX_TRIES } from './rules.js'

/** Compared where no code was made, so that it takes as long. */
const noHash = '0'.repeat(64)

/**
 * Compares a typed code with the one that was mailed, within the limits. Runs
 * under the lock of the address.
 *
 * @throws ServiceError TOO_MANY_TRIES, INVALID_CODE
 */
export async function checkCode(
  auth: Auth,
  parameters: checkCode.Parameters,
): Promise<void> {
  const { challenge, code, countTry, deviceId, email } = parameters
  const account = await getAccount(auth, email)
  const since = auth.now() - FAILURE_WINDOW_MS
  const failures = account.failures.filter((time) => time > since)
  if (challenge.tries >= MAX_TRIES || failures.length >= MAX_FAILURES_PER_DAY)
    throw new ServiceError(429, 'TOO_MANY_TRIES', 'Too many tries')
  if (!/^\d{6}$/.test(code)) throw invalidCode()
  // Counted before the comparison, so that no answer is ever for free.
  await countTry()
  const answer = hashCode(auth, { id: challenge.id, email }, deviceId, code)
  const isRight = isSameHash(challenge.codeHash ?? noHash, answer)
  if (isRight && challenge.codeHash !== undefined) return
  await auth.store.accounts.set(email, {
    ...account,
    failures: [...failures, auth.now()],
  })
  throw invalidCode()
}

export declare namespace checkCode {
  type Parameters = {
    challenge: { id: string; codeHash: string | undefined; tries: number }
    code: string
    /** Stores the challenge with one try more. */
    countTry: () => Promise<void>
    deviceId: string
    email: string
  }
}

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}
