import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

const MAILS_MAX = 200

/** A mail that has arrived. */
export type ReceivedMail = {
  id: string
  from: string
  to: string
  subject: string
  /** Origin of the app the mail is about. */
  app: string
  text: string
  /** ISO 8601. */
  sentAt: string
  /** Six digits to type in. */
  code?: string | undefined
  /** Page to open. */
  link?: string | undefined
}

export type Mailbox = {
  /** Takes a mail as it came over the wire (RFC 5322). */
  receive(mail: { raw: Uint8Array; to: string }): Promise<void>
  /** Newest first; of one receiver when `to` is given. */
  list(to?: string | undefined): readonly ReceivedMail[]
}

/** Keeps received mails in memory. */
export function createMailbox({ now }: { now: () => number }): Mailbox {
  const mails: ReceivedMail[] = []
  return {
    async receive({ raw, to }) {
      const mail = await PostalMime.parse(raw)
      const { address = '', name = '' } = mail.from ?? {}
      const text = (mail.text ?? '').trimEnd().replaceAll('\r\n', '\n')
      const app = mail.headers.find(({ key }) => key === 'x-latchkey-app')
      mails.unshift({
        id: randomUUID(),
        from: `${name} <${address}>`,
        to,
        subject: mail.subject ?? '',
        app: app?.value ?? '',
        text,
        sentAt: new Date(now()).toISOString(),
        // The line by which browsers and phones fill a code in.
        code: /^@\S+ #(\d{6})$/m.exec(text)?.[1],
        link: /^https?:\/\/\S+$/m.exec(text)?.[0],
      })
      mails.length = Math.min(mails.length, MAILS_MAX)
    },
    list(to) {
      const wanted = to?.trim().toLowerCase()
      if (!wanted) return [...mails]
      return mails.filter((mail) => mail.to.toLowerCase() === wanted)
    },
  }
}
