import { randomBytes } from 'node:crypto'
import type { Auth, Challenge } from './createAuth.js'
import { hash } from './hash.js'
import { DEVICE_LINK_LIFE_MS } from './rules.js'

/** Mails the link by which the owner lets a new device ask for a code. */
export function sendDeviceLink(auth: Auth, challenge: Challenge): void {
  const { app, email } = challenge
  const token = randomBytes(32).toString('base64url')
  challenge.stage = 'device'
  challenge.linkHash = hash(token)
  challenge.expiresAt = auth.now() + DEVICE_LINK_LIFE_MS
  auth.sendMail({
    to: email,
    subject: 'A new device wants to log in',
    app,
    link: `${auth.walletOrigin()}/device/${token}`,
    text: [
      `Someone wants to log in to ${app} with this address on a new device.`,
      'If it is you, open the link and confirm within 10 minutes.',
      'If not, do nothing. Never tell the code that follows to anyone.',
    ].join('\n'),
  })
}
