import type { Auth, Challenge } from './createAuth.js'
import { hashCode } from './hashCode.js'
import { makeCode } from './makeCode.js'
import { CODE_LIFE_MS } from './rules.js'
import { toBoundCode } from './toBoundCode.js'

/** Makes six uniform random digits, mails them and keeps their hash. */
export function sendCode(auth: Auth, challenge: Challenge): void {
  const { app, deviceId, email } = challenge
  const code = makeCode()
  challenge.stage = 'code'
  challenge.codeHash = hashCode(auth, challenge, deviceId, code)
  challenge.expiresAt = auth.now() + CODE_LIFE_MS
  challenge.tries = 0
  auth.sendMail({
    to: email,
    subject: 'Your login code',
    app,
    code,
    text: [
      `Your code to log in to ${app} is ${code}.`,
      'It works once, for 10 minutes, on the device that asked for it.',
      'Never tell this code to anyone: nobody who helps you needs it.',
      ...toBoundCode({ app, code }),
    ].join('\n'),
  })
}
