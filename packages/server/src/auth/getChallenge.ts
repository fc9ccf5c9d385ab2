import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import type { Challenge } from './records.js'

/**
 * The open challenge with this id.
 *
 * @throws ServiceError CODE_EXPIRED when it is over, replaced or unknown
 */
export async function getChallenge(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  challengeId: string,
): Promise<Challenge> {
  const challenge = await store.challenges.get(challengeId)
  if (challenge && challenge.expiresAt > now()) return challenge
  await store.challenges.delete(challengeId)
  throw new ServiceError(400, 'CODE_EXPIRED', 'The code has expired')
}
