import type { SessionData } from './createSession.js'

/** One app in one session, whose bundle ids are its own. */
export function toScope(
  session: Pick<SessionData, 'publicId'>,
  origin: string,
): string {
  return JSON.stringify([session.publicId, origin])
}
