import type { Auth, Challenge } from './createAuth.js'
import { hash } from './hash.js'

/** The open challenge a mailed link belongs to; reading it changes nothing. */
export function findDeviceRequest(
  auth: Auth,
  token: string,
): Challenge | undefined {
  const linkHash = hash(token)
  for (const challenge of auth.challenges.values())
    if (
      challenge.linkHash === linkHash &&
      challenge.stage === 'device' &&
      challenge.expiresAt > auth.now()
    )
      return challenge
  return undefined
}
