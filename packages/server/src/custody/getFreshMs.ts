import type { Session } from '../auth/records.js'
import { FRESH_MS } from './rules.js'

/**
 * For how long a session may still change its wallet's records, in ms: since
 * its login, or since the last mailed code that was typed in it.
 */
export function getFreshMs(
  now: number,
  session: Pick<Session, 'createdAt' | 'provenAt'>,
): number {
  const { createdAt, provenAt = createdAt } = session
  return Math.max(0, FRESH_MS - (now - Math.max(createdAt, provenAt)))
}
