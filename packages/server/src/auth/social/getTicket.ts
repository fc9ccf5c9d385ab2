import type { Auth, Ticket } from '../createAuth.js'
import { hash } from '../hash.js'
import { keepFresh } from '../keepFresh.js'
import { OPEN_LOGINS_MAX, TICKET_LIFE_MS } from '../rules.js'

/** The ticket of this name; it begins with whoever comes first. */
export function getTicket(
  auth: Pick<Auth, 'now' | 'tickets'>,
  ticket: string,
): Ticket {
  const { now, tickets } = auth
  keepFresh(tickets, { max: OPEN_LOGINS_MAX, now: now() })
  const known = tickets.get(hash(ticket))
  if (known) return known
  const fresh: Ticket = {
    uri: undefined,
    isTaken: false,
    browser: undefined,
    opener: undefined,
    expiresAt: now() + TICKET_LIFE_MS,
    waiters: new Set(),
  }
  tickets.set(hash(ticket), fresh)
  return fresh
}
