import { ServiceError } from '../../http/ServiceError.js'
import type { FarcasterLink } from '../../providers/farcasterLink.js'
import type { Auth } from '../createAuth.js'

/**
 * The link to Farcaster.
 *
 * @throws ServiceError SERVICE_UNAVAILABLE when it is not set up
 */
export function requireFarcaster({
  farcaster,
}: Pick<Auth, 'farcaster'>): FarcasterLink {
  if (farcaster) return farcaster
  throw new ServiceError(
    503,
    'SERVICE_UNAVAILABLE',
    'Logins by Farcaster are not set up',
  )
}
