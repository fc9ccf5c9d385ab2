import { ServiceError } from '../../http/ServiceError.js'
import type { SocialProvider } from '../../providers/socialProvider.js'
import type { Auth } from '../createAuth.js'

/**
 * The provider of a name.
 *
 * @throws ServiceError SERVICE_UNAVAILABLE when it is not set up
 */
export function requireProvider(
  { providers }: Pick<Auth, 'providers'>,
  name: string,
): SocialProvider {
  const provider = Object.entries(providers).find(([key]) => key === name)
  if (provider) return provider[1]
  throw new ServiceError(
    503,
    'SERVICE_UNAVAILABLE',
    'This provider is not set up',
  )
}
