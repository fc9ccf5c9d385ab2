import type { Auth } from '../auth/createAuth.js'
import type { getSession } from '../auth/getSession.js'
import { requireSession } from '../auth/requireSession.js'
import { ServiceError } from '../http/ServiceError.js'
import { getFreshMs } from './getFreshMs.js'

/**
 * The session of a token whose user has logged in, or typed a mailed code, a
 * moment ago. A device that somebody finds unlocked can sign; it must not lock
 * its owner out.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED
 */
export async function requireFreshSession(
  auth: Auth,
  token: string | undefined,
): Promise<getSession.ReturnType> {
  const session = await requireSession(auth, token)
  // guard: custody-fresh
  if (getFreshMs(auth.now(), session) === 0)
    throw new ServiceError(
      403,
      'FRESH_LOGIN_REQUIRED',
      'Prove with a code that it is you',
    )
  return session
}
