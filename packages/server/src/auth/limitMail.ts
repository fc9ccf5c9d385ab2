import type { Auth } from './createAuth.js'
import { limitUse } from './limitUse.js'
import { APP_MAILS, CLIENT_MAILS } from './rules.js'

/**
 * Counts a mail that is requested without a session, by IP address and by app,
 * whoever receives it.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitMail(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: { app: string; client: string | undefined },
): Promise<void> {
  const { app, client } = parameters
  if (client !== undefined)
    await limitUse(auth, { key: `mail:${client}`, limits: CLIENT_MAILS })
  await limitUse(auth, { key: `app:${app}`, limits: APP_MAILS })
}
