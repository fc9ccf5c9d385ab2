import { randomBytes } from 'node:crypto'
import type { Auth } from './createAuth.js'
import { hash } from './hash.js'
import { mailUser } from './mailUser.js'
import type { Challenge } from './records.js'
import { DEVICE_LINK_LIFE_MS } from './rules.js'

/** Mails the link by which the owner lets a new device ask for a code. */
export async function sendDeviceLink(
  auth: Auth,
  challenge: Challenge,
): Promise<void> {
  const { app, email, language } = challenge
  const token = randomBytes(32).toString('base64url')
  await auth.store.challenges.set(challenge.id, {
    ...challenge,
    stage: 'device',
    linkHash: hash(token),
    expiresAt: auth.now() + DEVICE_LINK_LIFE_MS,
  })
  await mailUser(auth, {
    ...{ app, language, to: email },
    link: `${auth.walletOrigin()}/device/${token}`,
    topic: 'device',
  })
}
