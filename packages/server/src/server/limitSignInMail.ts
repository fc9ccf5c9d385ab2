import type { Context } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { getClient } from '../auth/getClient.js'
import { limitMail } from '../auth/limitMail.js'
import { limitUse } from '../auth/limitUse.js'
import { UNKNOWN_MAILS } from '../auth/rules.js'

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
  await limitMail(auth, { app, client: getClient(auth, c) })
  await limitUse(auth, { key: `confirm:${email}`, limits: UNKNOWN_MAILS })
}
