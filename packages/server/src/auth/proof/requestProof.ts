import { randomUUID } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { MailLanguage } from '../../mail/mailLanguages.js'
import { addRequest } from '../addRequest.js'
import { assertCooldown } from '../assertCooldown.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { hash } from '../hash.js'
import { hashCode } from '../hashCode.js'
import { lockEmail } from '../lockEmail.js'
import { mailUser } from '../mailUser.js'
import { makeCode } from '../makeCode.js'
import type { EmailProof, User } from '../records.js'
import { requireSession } from '../requireSession.js'
import { ADDED_EMAIL_WAIT_MS, CODE_LIFE_MS } from '../rules.js'
import { changeUser } from '../users/changeUser.js'

/**
 * Mails a code to the user of a session, who is about to export a key. A
 * session alone proves nothing here: it may be in somebody else's hands.
 *
 * @returns the address the code went to
 * @throws ServiceError INVALID_SESSION, ORIGIN_NOT_ALLOWED, NO_EMAIL,
 * EMAIL_TOO_NEW, LOGIN_COOLDOWN, SERVICE_UNAVAILABLE
 */
export async function requestProof(
  auth: Auth,
  parameters: requestProof.Parameters,
): Promise<requestProof.ReturnType> {
  const { app, language, token } = parameters
  const { userId } = await requireSession(auth, token)
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  const { proof } = await changeUser(auth, userId, async (user) => {
    const email = requireEmail(auth, user)
    const code = makeCode()
    const id = randomUUID()
    const session = hash(token ?? '')
    await lockEmail(auth, email, async (inside) => {
      const account = await getAccount(inside, email)
      const request = { by: session, isKnown: true }
      assertCooldown(inside, account, request)
      await addRequest(inside, { account, email, request })
    })
    // Typed into the wallet's own page, so no app may fill it in.
    await mailUser(auth, { app, code, language, to: email, topic: 'exports' })
    const proof: EmailProof = {
      id,
      session,
      email,
      codeHash: hashCode(auth, { email, id }, session, code),
      expiresAt: auth.now() + CODE_LIFE_MS,
      tries: 0,
    }
    return { ...user, proof }
  })
  return { email: proof.email }
}

export declare namespace requestProof {
  type Parameters = {
    /** Origin of the app that the wallet is used on. */
    app: string
    /** Of the mail. Default English. */
    language?: MailLanguage | undefined
    token: string | undefined
  }
  type ReturnType = { email: string }
}

function requireEmail(auth: Auth, { email, emailAddedAt }: User) {
  if (!email) throw new ServiceError(400, 'NO_EMAIL', 'No email')
  const isNew =
    emailAddedAt !== undefined &&
    auth.now() < emailAddedAt + ADDED_EMAIL_WAIT_MS
  // guard: added-email
  if (isNew) throw new ServiceError(403, 'EMAIL_TOO_NEW', 'Email too new')
  return email
}
