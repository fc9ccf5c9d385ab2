import { createTransport } from 'nodemailer'
import { createMailQueue } from './createMailQueue.js'
import type { Mail, Mailer } from './mail.js'

const TIMEOUT_MS = 10_000
/** All of it: a server that says a word at a time never times out else. */
const DEADLINE_MS = 20_000
/** Fewer than the servers of providers allow. */
const CONNECTIONS = 5
/** After which a server may close a connection. */
const MAILS_PER_CONNECTION = 100
/** A client waits for the answer, and others for their turn. */
const WAIT_MS = 15_000
const WAITING = 2_000

/**
 * Sends mails by SMTP, over a few connections that stay open.
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
  const { connections = CONNECTIONS, waitMs = WAIT_MS } = parameters
  const queue = createMailQueue({
    ...{ atOnce: connections, waitMs, waiting: WAITING },
  })
  const transport = createTransport({
    connectionTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    dnsTimeout: timeoutMs,
    maxConnections: connections,
    maxMessages: MAILS_PER_CONNECTION,
    // One that was cut off may have been taken.
    maxRequeues: 0,
    pool: true,
    // Of the greeting, too.
    socketTimeout: timeoutMs,
    url: parameters.url,
  })
  return {
    close: () => transport.close(),
    async send(mail) {
      assertHeaders(mail)
      const { app, html, language, subject, text, to } = mail
      const send = () =>
        transport.sendMail({
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
      await queue(() => withDeadline(send(), deadlineMs))
    },
  }
}

export declare namespace createSmtpMailer {
  type Parameters = {
    /** Most connections to the mail server. Default 5. */
    connections?: number | undefined
    /** Longest time for one mail. Default 20 s. */
    deadlineMs?: number | undefined
    from: { address: string; name: string }
    /** Longest silence of the mail server. Default 10 s. */
    timeoutMs?: number | undefined
    /** Longest time until a connection is free. Default 15 s. */
    waitMs?: number | undefined
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
