import { ServiceError } from '../http/ServiceError.js'
import { MailBusyError } from '../mail/createMailQueue.js'
import type { Mail } from '../mail/mail.js'
import type { Auth } from './createAuth.js'

/** When to ask again after more mails than the mail server takes. */
const BUSY_SECONDS = 15

/**
 * Sends a mail.
 *
 * @throws ServiceError SERVICE_UNAVAILABLE when it cannot be handed over
 */
export async function sendMail(
  { mailer, report }: Pick<Auth, 'mailer' | 'report'>,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    report(error)
    // guard: mail-busy
    if (error instanceof MailBusyError)
      throw new ServiceError(
        503,
        'SERVICE_UNAVAILABLE',
        'Too many mails wait. Please try again in a moment',
        { secondsLeft: BUSY_SECONDS },
      )
    throw new ServiceError(
      502,
      'SERVICE_UNAVAILABLE',
      'The mail could not be sent',
    )
  }
}
