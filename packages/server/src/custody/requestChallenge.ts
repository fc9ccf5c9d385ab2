import { randomBytes } from 'node:crypto'
import type { CustodyAction } from 'latchkey-wallet/custodyChange'
import type { Auth } from '../auth/createAuth.js'
import { hash } from '../auth/hash.js'
import { requireSession } from '../auth/requireSession.js'
import { changeCustody } from './changeCustody.js'
import { CHALLENGE_LIFE_MS, CHALLENGES_MAX } from './rules.js'

/**
 * Gives a session what its wallet signs for one change.
 *
 * @throws ServiceError INVALID_SESSION
 */
export async function requestChallenge(
  auth: Auth,
  parameters: requestChallenge.Parameters,
): Promise<requestChallenge.ReturnType> {
  const { action, token } = parameters
  const { userId } = await requireSession(auth, token)
  return changeCustody(auth, userId, async (custody) => {
    const now = auth.now()
    const challenge = randomBytes(32).toString('base64url')
    const open = custody.challenges.filter(({ expiresAt }) => expiresAt > now)
    const added = {
      value: hash(challenge),
      action,
      session: hash(token ?? ''),
      expiresAt: now + CHALLENGE_LIFE_MS,
    }
    const challenges = [...open, added].slice(-CHALLENGES_MAX)
    return { custody: { ...custody, challenges }, result: { challenge } }
  })
}

export declare namespace requestChallenge {
  type Parameters = { action: CustodyAction; token: string | undefined }
  type ReturnType = { challenge: string }
}
