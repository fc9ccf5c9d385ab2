import type { Mailer } from '../mail/mail.js'
import type { Log } from './createLog.js'
import type { Metrics } from './createMetrics.js'

/** Counts mails, and logs them without their text. */
export function createCountedMailer(
  mailer: Mailer,
  { log, metrics }: { log: Log; metrics: Metrics },
): Mailer {
  return {
    async send(mail) {
      const { app, to } = mail
      try {
        await mailer.send(mail)
        metrics.countMail('sent')
        log.info({ app, to }, 'Mail sent')
      } catch (error) {
        metrics.countMail('failed')
        log.warn({ app, to }, 'Mail failed')
        throw error
      }
    },
  }
}
