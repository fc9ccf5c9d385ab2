import type { Session } from '../auth/records.js'
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
  return Math.max(0, FRESH_MS - (now - Math.max(loggedInAt, provenAt)))
}
