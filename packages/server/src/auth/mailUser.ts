import { createMail, type MailTopic } from '../mail/createMail.js'
import type { MailLanguage } from '../mail/mailLanguages.js'
import type { Auth } from './createAuth.js'
import { sendMail } from './sendMail.js'

/**
 * Mails the owner of an address about what an app asks for.
 *
 * @throws ServiceError SERVICE_UNAVAILABLE when it cannot be handed over
 */
export function mailUser(
  auth: Pick<Auth, 'getAppName' | 'mailer' | 'report' | 'walletOrigin'>,
  parameters: mailUser.Parameters,
): Promise<void> {
  const { app, to, ...topic } = parameters
  const appName = auth.getAppName(app)
  const wallet = auth.walletOrigin()
  const mail = createMail({ ...topic, app, appName, wallet })
  return sendMail(auth, { ...mail, app, to })
}

export declare namespace mailUser {
  type Parameters = MailTopic & {
    /** Origin of the app. */
    app: string
    language?: MailLanguage | undefined
    to: string
  }
}
