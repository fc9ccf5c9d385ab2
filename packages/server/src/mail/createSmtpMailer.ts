import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.js'

const TIMEOUT_MS = 10_000
/** All of it: a server that says a word at a time never times out else. */
const DEADLINE_MS = 20_000

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
  const { deadlineMs = DEADLINE_MS, from, timeoutMs = TIMEOUT_MS } = parameters
  const transport = createTransport({
    connectionTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: timeoutMs,
    // Of the greeting, too.
    socketTimeout: timeoutMs,
    url: parameters.url,
  })
  return {
    async send(mail) {
      assertHeaders(mail)
      const { app, html, language, subject, text, to } = mail
      const sent = transport.sendMail({
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
      await withDeadline(sent, deadlineMs)
    },
  }
}

export declare namespace createSmtpMailer {
  type Parameters = {
    /** Longest time for one mail. Default 20 s. */
    deadlineMs?: number | undefined
    from: { address: string; name: string }
    /** Longest silence of the mail server. Default 10 s. */
    timeoutMs?: number | undefined
    /** `smtp:` or `smtps:`, with user and password where the server asks. */
    url: string
  }
}

async function withDeadline(sent: Promise<unknown>, ms: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The mail server took over ${ms} ms.`)
    timer = setTimeout(() => reject(error), ms)
  })
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}

function assertHeaders({ app, language = '', subject, to }: Mail) {
  for (const value of [app, language, subject, to])
    if (/[\p{Cc}\u2028\u2029]/u.test(value))
      throw new Error('A mail header holds a line break or control character.')
  if (/[\s,;<>]/.test(to) || to.split('@').length !== 2)
    throw new Error('A mail has exactly one receiver.')
}
