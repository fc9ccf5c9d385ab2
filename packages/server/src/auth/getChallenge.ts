import { ServiceError } from '../http/ServiceError.js'
import type { Auth, Challenge } from './createAuth.js'

/**
 * The open challenge with this id.
 *
 * @throws ServiceError CODE_EXPIRED when it is over, replaced or unknown
 */
export function getChallenge(auth: Auth, challengeId: string): Challenge {
  const challenge = auth.challenges.get(challengeId)
  if (challenge && challenge.expiresAt > auth.now()) return challenge
  auth.challenges.delete(challengeId)
  throw new ServiceError(400, 'CODE_EXPIRED', 'The code has expired')
}
