import { isEmail } from '../../core/login/isEmail.js'
import type { KitStorage } from '../../core/storage.js'

/** Lifetime of an emailed code, and of the pending login. */
const EMAIL_CODE_LIFE_MS = 10 * 60_000

/** An email login that waits for its code or for the emailed link. */
export type PendingLogin = {
  email: string
  step: 'otp' | 'device'
  /** Time of the last email, Unix time in milliseconds. */
  sentAt: number
}

/**
 * Reads the pending login of this tab. The code itself is never stored.
 *
 * @returns `undefined` when there is none, or it is expired or invalid
 */
export function readPendingLogin(
  storage: Pick<KitStorage, 'get' | 'remove'>,
): PendingLogin | undefined {
  const text = storage.get('pendingLogin')
  if (text === undefined) return undefined
  const login = parse(text)
  if (!login) storage.remove('pendingLogin')
  return login
}

function parse(text: string): PendingLogin | undefined {
  try {
    const { email, sentAt, step } = JSON.parse(text)
    const age = Date.now() - sentAt
    return isEmail(email) &&
      (step === 'otp' || step === 'device') &&
      Number.isSafeInteger(sentAt) &&
      age >= 0 &&
      age < EMAIL_CODE_LIFE_MS
      ? { email, sentAt, step }
      : undefined
  } catch {
    return undefined
  }
}
