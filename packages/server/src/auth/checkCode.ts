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
  MAX_FAILURES_PER_DAY,
  MAX_TRIES,
  RECENT_CODES,
  STRANGER_CODES,
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
  // guard: guesses-per-day
  if (challenge.tries >= getTries(account, challenge.id, asking))
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
 * Milliseconds until another answer may be given; 0 is now. Wrong answers count
 * against the device that gave them: what strangers type locks nobody out.
 */
function getFailureWaitMs(failures: readonly Asking[], asking: Asking) {
  const { at, by, isKnown } = asking
  const isCounted = (one: Asking) =>
    isKnown ? one.isKnown : !one.isKnown && one.by === by
  const times = failures.filter(isCounted).map((failure) => failure.at)
  const limit = { max: MAX_FAILURES_PER_DAY, windowMs: FAILURE_WINDOW_MS }
  return getWaitMs(times, [limit], at)
}

/**
 * How often a code may be answered: once when strangers have asked for many
 * others of the day before it.
 */
function getTries(account: Account, id: string, { at, isKnown }: Asking) {
  if (isKnown) return MAX_TRIES
  const since = at - FAILURE_WINDOW_MS
  const requests = account.requests.filter((one) => one.at > since)
  const own = requests.find(({ challengeId }) => challengeId === id)
  const isRecent = Boolean(own?.isRecent)
  const alike = requests.filter(
    (one) =>
      !one.isKnown && !one.isPassed && Boolean(one.isRecent) === isRecent,
  )
  // guard: passed-codes
  if (own?.isPassed) return 1
  const place = own ? alike.indexOf(own) : alike.length
  return place < (isRecent ? RECENT_CODES : STRANGER_CODES) ? MAX_TRIES : 1
}

/** Milliseconds until the same device may ask for another code. */
function getNewCodeWaitMs({ requests }: Account, { at, by }: Asking) {
  const times = requests.filter((one) => one.by === by).map((one) => one.at)
  return getWaitMs(times, [{ max: 1, windowMs: COOLDOWN_MS }], at)
}

function invalidCode() {
  return new ServiceError(400, 'INVALID_CODE', 'Invalid code')
}
