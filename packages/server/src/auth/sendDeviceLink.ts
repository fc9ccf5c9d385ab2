import { randomBytes } from 'node:crypto'
import type { Auth } from './createAuth.js'
import { hash } from './hash.js'
import type { Challenge } from './records.js'
import { DEVICE_LINK_LIFE_MS } from './rules.js'
import { sendMail } from './sendMail.js'

/** Mails the link by which the owner lets a new device ask for a code. */
export async function sendDeviceLink(
  auth: Auth,
  challenge: Challenge,
): Promise<void> {
  const { app, email } = challenge
  const token = randomBytes(32).toString('base64url')
  await auth.store.challenges.set(challenge.id, {
    ...challenge,
    stage: 'device',
    linkHash: hash(token),
    expiresAt: auth.now() + DEVICE_LINK_LIFE_MS,
  })
  await sendMail(auth, {
    to: email,
    subject: 'A new device wants to log in',
    app,
    text: [
      `Someone wants to log in to ${app} with this address on a new device.`,
      'If it is you, open the link and confirm within 10 minutes.',
      'If not, do nothing. Never tell the code that follows to anyone.',
      '',
      `${auth.walletOrigin()}/device/${token}`,
    ].join('\n'),
  })
}
