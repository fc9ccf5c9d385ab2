import type { Session } from '../auth/records.js'
import { CLOCK_SKEW_MS } from '../auth/rules.js'
import { FRESH_MS } from './rules.js'

/**
 * For how long a session may still change its wallet's records, in ms: since
 * its login, at the provider if there is one, or since the last mailed code
 * that was typed in it.
 */
export function getFreshMs(
  now: number,
  session: Pick<Session, 'createdAt' | 'loggedInAt' | 'provenAt'>,
): number {
  const { createdAt, loggedInAt = createdAt, provenAt = loggedInAt } = session
  const age = now - Math.max(loggedInAt, provenAt)
  // By a clock that was wrong: it would be fresh until that is made up for.
  if (age < -CLOCK_SKEW_MS) return 0
  return Math.max(0, Math.min(FRESH_MS, FRESH_MS - age))
}
