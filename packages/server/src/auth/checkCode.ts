import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import { hash } from './hash.js'
import { hashCode } from './hashCode.js'
import { isSameHash } from './isSameHash.js'
import type { Asking } from './records.js'
import {
  FAILURE_WINDOW_MS,
  MAX_FAILURES_PER_CLIENT,
  MAX_FAILURES_PER_DAY,
  MAX_TRIES,
} from './rules.js'

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
  const { challenge, client, code, countTry, deviceId, email } = parameters
  const account = await getAccount(auth, email)
  const by = hash(deviceId)
  const isKnown = parameters.isKnown ?? account.devices.includes(by)
  const asking = { at: auth.now(), by, client, isKnown }
  const since = auth.now() - FAILURE_WINDOW_MS
  const failures = account.failures.filter(({ at }) => at > since)
  if (challenge.tries >= MAX_TRIES || hasFailed(failures, asking))
    throw new ServiceError(429, 'TOO_MANY_TRIES', 'Too many tries')
  if (!/^\d{6}$/.test(code)) throw invalidCode()
  // Counted before the comparison, so that no answer is ever for free.
  await countTry()
  const answer = hashCode(auth, { id: challenge.id, email }, deviceId, code)
  const isRight = isSameHash(challenge.codeHash ?? noHash, answer)
  if (isRight && challenge.codeHash !== undefined) return
  await auth.store.accounts.set(email, {
    ...account,
    failures: [...failures, asking],
  })
  throw invalidCode()
}

export declare namespace checkCode {
  type Parameters = {
    challenge: { id: string; codeHash: string | undefined; tries: number }
    /** IP address of who answers, when it is known. */
    client?: string | undefined
    code: string
    /** Stores the challenge with one try more. */
    countTry: () => Promise<void>
    deviceId: string
    email: string
    /** Default: whether the address has logged in on the device. */
    isKnown?: boolean | undefined
  }
}

/** Wrong answers of strangers do not lock the owner's devices out. */
function hasFailed(failures: readonly Asking[], asking: Asking) {
  const { by, client, isKnown } = asking
  if (isKnown)
    return isAtLeast(MAX_FAILURES_PER_DAY, failures, (one) => one.by === by)
  const strangers = failures.filter((one) => !one.isKnown)
  if (isAtLeast(MAX_FAILURES_PER_DAY, strangers)) return true
  if (client === undefined) return false
  return isAtLeast(
    MAX_FAILURES_PER_CLIENT,
    strangers,
    (one) => one.client === client,
  )
}

const isAtLeast = (
  max: number,
  failures: readonly Asking[],
  counts: (failure: Asking) => boolean = () => true,
) => failures.filter(counts).length >= max

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}
