import { randomUUID } from 'node:crypto'
import { assertEmailSigned } from '../../custody/assertEmailSigned.js'
import { requireFreshSession } from '../../custody/requireFreshSession.js'
import type { SignedChange } from '../../custody/takeChange.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { MailLanguage } from '../../mail/mailLanguages.js'
import { assertCooldown } from '../assertCooldown.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { hash } from '../hash.js'
import { limitUse } from '../limitUse.js'
import { parseEmail } from '../parseEmail.js'
import type { EmailUpdate } from '../records.js'
import { requireSession } from '../requireSession.js'
import { CLIENT_MAILS } from '../rules.js'
import { changeUser } from '../users/changeUser.js'
import { mailUpdateCode } from './mailUpdateCode.js'

/**
 * Begins a change of the user's address. A code goes to the old address, and
 * only after it one to the new; without an old address to the new at once. A
 * login just now does not stand in for the old code: the app, which types it
 * for the person, could use it for an address of its own.
 *
 * Who has no address, but a login, has to have logged in a moment ago.
 *
 * @throws ServiceError INVALID_SESSION, FRESH_LOGIN_REQUIRED, INVALID_EMAIL,
 * ORIGIN_NOT_ALLOWED, LOGIN_COOLDOWN, SERVICE_UNAVAILABLE, INVALID_SIGNATURE,
 * CHALLENGE_EXPIRED
 */
export async function requestUpdate(
  auth: Auth,
  parameters: requestUpdate.Parameters,
): Promise<requestUpdate.ReturnType> {
  const { app, change, client, language, token } = parameters
  const { user: asker, userId } = await requireSession(auth, token)
  const newEmail = parseEmail(parameters.email)
  if (!auth.isAllowedApp(app))
    throw new ServiceError(403, 'ORIGIN_NOT_ALLOWED', 'Origin not allowed')
  // Nobody is mailed who could object, and the new address logs in by itself.
  if (!asker.email && !asker.isGuest) await requireFreshSession(auth, token) // guard: first-email-fresh
  const { email } = parameters
  // guard: custody-email
  await assertEmailSigned(auth, { change, email, token, userId })
  if (client !== undefined)
    await limitUse(auth, { key: `mail:${client}`, limits: CLIENT_MAILS })
  const user = await changeUser(auth, userId, async (user) => {
    const { email } = user
    if (newEmail === email)
      throw new ServiceError(400, 'INVALID_EMAIL', 'Invalid email')
    const by = hash(token ?? '')
    for (const address of email ? [email, newEmail] : [newEmail]) {
      const asking = { by, client, isKnown: address === email }
      assertCooldown(auth, await getAccount(auth, address), asking)
    }
    const update: EmailUpdate = {
      id: randomUUID(),
      session: by,
      app,
      client,
      language,
      newEmail,
      stage: email ? 'primary' : 'secondary',
      codeHash: undefined,
      expiresAt: 0,
      tries: 0,
    }
    return { ...user, update: await mailUpdateCode(auth, { email, update }) }
  })
  return {
    action:
      user.update.stage === 'primary'
        ? 'VERIFY_PRIMARY_OTP'
        : 'VERIFY_SECONDARY_OTP',
  }
}

export declare namespace requestUpdate {
  type Parameters = {
    /** The new address. */
    email: string
    /** Origin of the app. */
    app: string
    /** Signed by the user's wallet, where it can be recovered. */
    change?: SignedChange | undefined
    /** IP address it is asked from, when it is known. */
    client?: string | undefined
    /** Of the mails. Default English. */
    language?: MailLanguage | undefined
    token: string | undefined
  }
  type ReturnType = { action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
}
