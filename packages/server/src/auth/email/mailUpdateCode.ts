import type { Auth, User } from '../createAuth.js'
import { hashCode } from '../hashCode.js'
import { makeCode } from '../makeCode.js'
import { openAccount } from '../openAccount.js'
import { CODE_LIFE_MS } from '../rules.js'
import { toBoundCode } from '../toBoundCode.js'
import { findUserByEmail } from '../users/findUserByEmail.js'

/**
 * Mails the code of an update's stage. An address that is somebody else's gets
 * a notice instead, and no code is right then: who asks learns nothing.
 */
export function mailUpdateCode(auth: Auth, user: User): void {
  const { update } = user
  if (!update) return
  const { app, id, newEmail, stage } = update
  const to = stage === 'primary' ? user.email : newEmail
  if (!to) return
  const isTaken =
    stage === 'secondary' && findUserByEmail(auth, newEmail) !== undefined
  const code = makeCode()
  const codeHash = hashCode(auth, { email: to, id }, update.session, code)
  update.codeHash = isTaken ? undefined : codeHash
  update.expiresAt = auth.now() + CODE_LIFE_MS
  update.tries = 0
  openAccount(auth, to).lastRequestAt = auth.now()
  if (isTaken)
    auth.sendMail({
      to,
      subject: 'Your address was asked for',
      app,
      text: taken,
    })
  else
    auth.sendMail({
      to,
      subject: 'Your code to change the email',
      app,
      code,
      text: [
        ...(stage === 'primary' ? leave : join)(app, code),
        ...toBoundCode({ app, code }),
      ].join('\n'),
    })
}

const never = 'Never tell this code to anyone: nobody who helps you needs it.'

const leave = (app: string, code: string) => [
  `Someone wants another address for your account, from ${app}.`,
  `If it is you, type ${code} there. It works once, for 10 minutes.`,
  'If not, do nothing: without the code nothing changes.',
  never,
]

const join = (app: string, code: string) => [
  `Your code to use this address for your account, from ${app}, is ${code}.`,
  'It works once, for 10 minutes, on the device that asked for it.',
  never,
]

const taken = [
  'Someone wanted to use this address for another account.',
  'It belongs to yours, so nothing has changed and nothing needs to be done.',
].join('\n')
