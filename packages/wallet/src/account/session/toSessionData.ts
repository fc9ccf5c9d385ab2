import { cleanText } from '../../core/cleanText.js'
import type { NewSession } from './createAuth.js'
import type { SessionData } from './createSession.js'

const NAME_MAX_LENGTH = 64

/** What is kept of a login; the name may be anybody's text. */
export function toSessionData(
  login: NewSession,
): Omit<SessionData, 'publicId'> {
  const { email, isGuest, token, userId, userName = '' } = login
  return {
    token,
    userId,
    email,
    userName: cleanText(userName, NAME_MAX_LENGTH) || undefined,
    ...(isGuest === true && { isGuest }),
  }
}
