import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { PasskeyChallenge } from '../records.js'
import { PASSKEY_CHALLENGE_LIFE_MS } from '../rules.js'

/**
 * Makes what a passkey has to sign; it replaces an earlier one of the same
 * login or session.
 *
 * @param parameters.secret - state of a login, or token of a session
 * @param parameters.handle - of the user, if they have one. Default: a new one
 */
export async function issueChallenge(
  auth: Pick<Auth, 'now' | 'prune' | 'store'>,
  parameters: {
    handle?: string | undefined
    projectId: string
    secret: string
  },
): Promise<PasskeyChallenge> {
  const { projectId, secret } = parameters
  const { handle = randomBytes(32).toString('base64url') } = parameters
  const issued: PasskeyChallenge = {
    challenge: randomBytes(32).toString('base64url'),
    expiresAt: auth.now() + PASSKEY_CHALLENGE_LIFE_MS,
    ...{ handle, projectId },
  }
  auth.prune()
  await auth.store.passkeyChallenges.set(hash(secret), issued)
  return issued
}

/**
 * Takes what was to be signed, whatever comes of the answer: nobody tries
 * twice.
 *
 * @throws ServiceError PASSKEY_EXPIRED
 */
export function takeChallenge(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  secret: string,
): Promise<PasskeyChallenge> {
  const key = hash(secret)
  return store.lock(`passkey-challenge:${key}`, async () => {
    const issued = await store.passkeyChallenges.get(key)
    await store.passkeyChallenges.delete(key) // guard: passkey-challenge-once
    // guard: passkey-challenge-expiry
    if (issued && issued.expiresAt > now()) return issued
    throw new ServiceError(400, 'PASSKEY_EXPIRED', 'Begin again')
  })
}
