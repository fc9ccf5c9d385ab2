import { addRequest } from '../addRequest.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { hashCode } from '../hashCode.js'
import { lockEmail } from '../lockEmail.js'
import { mailUser } from '../mailUser.js'
import { makeCode } from '../makeCode.js'
import type { EmailUpdate, User } from '../records.js'
import { CODE_LIFE_MS } from '../rules.js'
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
  const { app, client, id, language, newEmail, session, stage } = update
  const to = stage === 'primary' ? email : newEmail
  if (!to) return update
  const isTaken =
    stage === 'secondary' &&
    (await findUserByEmail(auth, newEmail)) !== undefined
  const code = makeCode()
  const codeHash = hashCode(auth, { email: to, id }, session, code)
  await lockEmail(auth, to, async (inside) => {
    const account = await getAccount(inside, to)
    const request = { by: session, client, isKnown: to === email }
    await addRequest(inside, { account, email: to, request })
  })
  const topic = stage === 'primary' ? 'leave' : 'join'
  await mailUser(auth, {
    ...{ app, language, to },
    ...(isTaken ? { topic: 'taken' } : { code, topic }),
  })
  return {
    ...update,
    codeHash: isTaken ? undefined : codeHash,
    expiresAt: auth.now() + CODE_LIFE_MS,
    tries: 0,
  }
}
