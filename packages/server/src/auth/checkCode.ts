import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import { getWaitMs } from './getWaitMs.js'
import { hash } from './hash.js'
import { hashCode } from './hashCode.js'
import { isSameHash } from './isSameHash.js'
import type { Account, Asking } from './records.js'
import {
  COOLDOWN_MS,
  FAILURE_WINDOW_MS,
  MAX_FAILURES_PER_CLIENT,
  MAX_FAILURES_PER_DAY,
  MAX_TRIES,
} from './rules.js'
import { tooManyTries } from './tooManyTries.js'

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
  const waitMs = getFailureWaitMs(failures, asking)
  if (waitMs > 0) throw tooManyTries(waitMs)
  if (challenge.tries >= MAX_TRIES)
    throw tooManyTries(getNewCodeWaitMs(account, asking))
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

/**
 * Milliseconds until another answer may be given; 0 is now. Wrong answers of
 * strangers do not lock the owner's devices out.
 */
function getFailureWaitMs(failures: readonly Asking[], asking: Asking) {
  const { at, by, client, isKnown } = asking
  const wait = (max: number, counts: (failure: Asking) => boolean) => {
    const times = failures.filter(counts).map((failure) => failure.at)
    return getWaitMs(times, [{ max, windowMs: FAILURE_WINDOW_MS }], at)
  }
  if (isKnown) return wait(MAX_FAILURES_PER_DAY, (one) => one.by === by)
  const isStranger = (one: Asking) => !one.isKnown
  const isNear = (one: Asking) => isStranger(one) && one.client === client
  return Math.max(
    wait(MAX_FAILURES_PER_DAY, isStranger),
    client === undefined ? 0 : wait(MAX_FAILURES_PER_CLIENT, isNear),
  )
}

/** Milliseconds until the same device may ask for another code. */
function getNewCodeWaitMs({ requests }: Account, { at, by }: Asking) {
  const times = requests.filter((one) => one.by === by).map((one) => one.at)
  return getWaitMs(times, [{ max: 1, windowMs: COOLDOWN_MS }], at)
}

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}
