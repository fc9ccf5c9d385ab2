import type { Mailer } from '../mail/mail.js'

/** Prints mails, for trials without a mail server. */
export function createConsoleMailer(print: (text: string) => void): Mailer {
  return {
    async send({ subject, text, to }) {
      const body = text.replaceAll(/^/gm, '  | ')
      print(`\n  Mail to ${to}: ${subject}\n${body}\n\n`)
    },
  }
}
