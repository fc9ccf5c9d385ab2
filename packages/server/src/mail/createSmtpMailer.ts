import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.js'

const TIMEOUT_MS = 10_000

/**
 * Sends mails by SMTP.
 *
 * @example
 * const mailer = createSmtpMailer({
 *   from: { name: 'Example', address: 'login@example.com' },
 *   url: 'smtps://user:password@smtp.example.com',
 * })
 */
export function createSmtpMailer(
  parameters: createSmtpMailer.Parameters,
): Mailer {
  const { from, url } = parameters
  const transport = createTransport({
    connectionTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    socketTimeout: TIMEOUT_MS,
    url,
  })
  return {
    async send(mail) {
      assertHeaders(mail)
      const { app, html, language, subject, text, to } = mail
      await transport.sendMail({
        // One receiver, whatever a parser would read into the address.
        envelope: { from: from.address, to: [to] },
        from,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Latchkey-App': app,
          ...(language && { 'Content-Language': language }),
        },
        ...(html && { html }),
        subject,
        text,
        to: { address: to, name: '' },
      })
    },
  }
}

export declare namespace createSmtpMailer {
  type Parameters = {
    from: { address: string; name: string }
    /** `smtp:` or `smtps:`, with user and password where the server asks. */
    url: string
  }
}

function assertHeaders({ app, language = '', subject, to }: Mail) {
  for (const value of [app, language, subject, to])
    if (/[\p{Cc}\u2028\u2029]/u.test(value))
      throw new Error('A mail header holds a line break or control character.')
  if (/[\s,;<>]/.test(to) || to.split('@').length !== 2)
    throw new Error('A mail has exactly one receiver.')
}
