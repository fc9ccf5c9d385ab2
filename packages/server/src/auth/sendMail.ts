import { ServiceError } from '../http/ServiceError.js'
import type { Mail } from '../mail/mail.js'
import type { Auth } from './createAuth.js'

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
    throw new ServiceError(
      502,
      'SERVICE_UNAVAILABLE',
      'The mail could not be sent',
    )
  }
}
