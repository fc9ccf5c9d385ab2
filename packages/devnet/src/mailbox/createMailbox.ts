import { randomUUID } from 'node:crypto'
import type { Mail as NewMail } from 'latchkey-server'

const FROM = 'Latchkey <login@wallet.localhost>'
const MAILS_MAX = 200

export type Mail = NewMail & {
  id: string
  from: string
  /** ISO 8601. */
  sentAt: string
}

export type Mailbox = {
  send(mail: NewMail): void
  /** Newest first; of one receiver when `to` is given. */
  list(to?: string | undefined): readonly Mail[]
}

/** Keeps what is mailed, in memory, instead of sending it. */
export function createMailbox({ now }: { now: () => number }): Mailbox {
  const mails: Mail[] = []
  return {
    send(mail) {
      const sentAt = new Date(now()).toISOString()
      mails.unshift({ ...mail, id: randomUUID(), from: FROM, sentAt })
      mails.length = Math.min(mails.length, MAILS_MAX)
    },
    list(to) {
      const wanted = to?.trim().toLowerCase()
      if (!wanted) return [...mails]
      return mails.filter((mail) => mail.to.toLowerCase() === wanted)
    },
  }
}
