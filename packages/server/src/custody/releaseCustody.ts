import type { Auth } from '../auth/createAuth.js'
import { requireFactor } from '../auth/mfa/requireFactor.js'
import { ServiceError } from '../http/ServiceError.js'
import { readCustody } from './readCustody.js'
import { requireFreshSession } from './requireFreshSession.js'

/**
 * Gives what opens a custodial wallet, soon after its user has logged in. Only
 * wallets that were made so have it.
 *
 * @throws ServiceError INVALID_SESSION, MFA_REQUIRED, FRESH_LOGIN_REQUIRED, NOT_AUTOMATIC
 */
export async function releaseCustody(
  auth: Auth,
  parameters: { token: string | undefined },
): Promise<{ secret: string }> {
  const { token } = parameters
  const { userId } = await requireFreshSession(auth, token)
  await requireFactor(auth, { action: 'devices', token, userId }) // guard: mfa-release
  const { wraps } = await readCustody(auth, userId)
  const wrap = wraps.find(({ method }) => method === 'automatic')
  if (wrap?.secret === undefined)
    throw new ServiceError(
      404,
      'NOT_AUTOMATIC',
      'The server cannot open this wallet',
    )
  const secret = await auth.sealer.open(
    [userId, wrap.id, 'secret'],
    wrap.secret,
  )
  return { secret }
}
