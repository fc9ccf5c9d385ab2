import type { Auth } from './createAuth.js'
import { hash } from './hash.js'
import type { Challenge } from './records.js'

/** The open challenge a mailed link belongs to; reading it changes nothing. */
export async function findDeviceRequest(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  token: string,
): Promise<Challenge | undefined> {
  const linkHash = hash(token)
  const found = await store.challenges.find({ linkHash, stage: 'device' })
  return found
    .map(([, challenge]) => challenge)
    .find(({ expiresAt }) => expiresAt > now())
}
