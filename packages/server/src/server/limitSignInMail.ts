import type { Context } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { foldEmail } from '../auth/foldEmail.js'
import { getClient } from '../auth/getClient.js'
import { limitUses } from '../auth/limitUse.js'
import { UNKNOWN_MAILS } from '../auth/rules.js'
import { toMailUses } from '../auth/toMailUses.js'

/**
 * Counts a mail of the hosted sign-in with those of the login, by who asks,
 * by app and by address.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitSignInMail(
  auth: Pick<Auth, 'now' | 'proxies' | 'store'>,
  parameters: { app: string; c: Context; email: string },
): Promise<void> {
  const { app, c, email } = parameters
  const key = `mailbox:${foldEmail(email)}`
  await limitUses(auth, [
    ...toMailUses({ app, client: getClient(auth, c) }),
    { key, limits: UNKNOWN_MAILS },
  ])
}
