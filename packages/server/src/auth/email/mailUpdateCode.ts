import { addRequest } from '../addRequest.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { hashCode } from '../hashCode.js'
import { lockEmail } from '../lockEmail.js'
import { makeCode } from '../makeCode.js'
import type { EmailUpdate, User } from '../records.js'
import { CODE_LIFE_MS } from '../rules.js'
import { sendMail } from '../sendMail.js'
import { toBoundCode } from '../toBoundCode.js'
import { findUserByEmail } from '../users/findUserByEmail.js'

/**
 * Mails the code of an update's stage. An address that is somebody else's gets
 * a notice instead, and no code is right then: who asks learns nothing.
 *
 * @returns The update with the code's hash, to be stored.
 */
export async function mailUpdateCode(
  auth: Auth,
  { email, update }: { email: User['email']; update: EmailUpdate },
): Promise<EmailUpdate> {
  const { app, client, id, newEmail, session, stage } = update
  const to = stage === 'primary' ? email : newEmail
  if (!to) return update
  const isTaken =
    stage === 'secondary' &&
    (await findUserByEmail(auth, newEmail)) !== undefined
  const code = makeCode()
  const codeHash = hashCode(auth, { email: to, id }, session, code)
  await lockEmail(auth, to, async () => {
    const account = await getAccount(auth, to)
    const request = { by: session, client, isKnown: to === email }
    await addRequest(auth, { account, email: to, request })
  })
  await sendMail(auth, {
    ...{ app, to },
    ...(isTaken ? taken : toMail(stage, app, code)),
  })
  return {
    ...update,
    codeHash: isTaken ? undefined : codeHash,
    expiresAt: auth.now() + CODE_LIFE_MS,
    tries: 0,
  }
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

const taken = {
  subject: 'Your address was asked for',
  text: [
    'Someone wanted to use this address for another account.',
    'It belongs to yours, so nothing has changed and nothing needs to be done.',
  ].join('\n'),
}

function toMail(stage: EmailUpdate['stage'], app: string, code: string) {
  return {
    subject: 'Your code to change the email',
    text: [
      ...(stage === 'primary' ? leave : join)(app, code),
      ...toBoundCode({ app, code }),
    ].join('\n'),
  }
}
