import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getSession } from './getSession.js'

/**
 * The session of a token.
 *
 * @throws ServiceError INVALID_SESSION when there is none
 */
export async function requireSession(
  auth: Auth,
  token: string | undefined,
): Promise<getSession.ReturnType> {
  const session = await getSession(auth, token)
  if (session) return session
  throw new ServiceError(401, 'INVALID_SESSION', 'Not logged in')
}
