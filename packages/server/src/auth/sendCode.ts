import type { Auth } from './createAuth.js'
import { hashCode } from './hashCode.js'
import { makeCode } from './makeCode.js'
import type { Challenge } from './records.js'
import { CODE_LIFE_MS } from './rules.js'
import { sendMail } from './sendMail.js'
import { toBoundCode } from './toBoundCode.js'

/** Makes six uniform random digits, keeps their hash and mails them. */
export async function sendCode(
  auth: Auth,
  challenge: Challenge,
): Promise<void> {
  const { app, deviceId, email } = challenge
  const code = makeCode()
  await auth.store.challenges.set(challenge.id, {
    ...challenge,
    stage: 'code',
    codeHash: hashCode(auth, challenge, deviceId, code),
    expiresAt: auth.now() + CODE_LIFE_MS,
    tries: 0,
  })
  await sendMail(auth, {
    to: email,
    subject: 'Your login code',
    app,
    text: [
      `Your code to log in to ${app} is ${code}.`,
      'It works once, for 10 minutes, on the device that asked for it.',
      'Never tell this code to anyone: nobody who helps you needs it.',
      ...toBoundCode({ app, code }),
    ].join('\n'),
  })
}
