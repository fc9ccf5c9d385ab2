import type { Auth } from '../auth/createAuth.js'
import { mailUser } from '../auth/mailUser.js'
import type { CustodyNews } from '../mail/describeNews.js'
import type { MailLanguage } from '../mail/mailLanguages.js'

/** Of the request that changes a wallet, for the mail about it. */
export type Asker = {
  /** Origin of the app, as the frame says; nothing else is decided by it. */
  app?: string | undefined
  /** Default English. */
  language?: MailLanguage | undefined
}

/**
 * Tells the owner of a wallet what has been changed, so that they notice what
 * somebody else does. The change stands whether the mail arrives or not.
 *
 * @param parameters.email - of the user; nothing is sent without one
 */
export async function mailOwner(
  auth: Pick<
    Auth,
    'getAppName' | 'isAllowedApp' | 'mailer' | 'now' | 'report' | 'walletOrigin'
  >,
  parameters: mailOwner.Parameters,
): Promise<void> {
  const { app, email, language, news } = parameters
  if (email === undefined) return
  // guard: mail-app
  const isKnown = app !== undefined && auth.isAllowedApp(app)
  await mailUser(auth, {
    app: isKnown ? app : auth.walletOrigin(),
    at: auth.now(),
    language,
    news,
    to: email,
    topic: 'custody',
  }).catch(() => undefined)
}

export declare namespace mailOwner {
  type Parameters = Asker & { email: string | undefined; news: CustodyNews }
}
