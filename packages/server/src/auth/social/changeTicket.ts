import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { Ticket } from '../records.js'
import { OPEN_LOGINS_MAX, TICKET_LIFE_MS } from '../rules.js'

/** Changes the ticket of a name; it begins with whoever comes first. */
export async function changeTicket(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  name: string,
  change: (ticket: Ticket) => Ticket,
): Promise<void> {
  const key = hash(name)
  await store.tickets.prune({ max: OPEN_LOGINS_MAX, now: now() })
  await store.lock(`ticket:${key}`, async () => {
    const known = await store.tickets.get(key)
    const ticket = known ?? toTicket(now())
    await store.tickets.set(key, change(ticket))
  })
}

function toTicket(now: number): Ticket {
  return {
    uri: undefined,
    isTaken: false,
    browser: undefined,
    opener: undefined,
    expiresAt: now + TICKET_LIFE_MS,
  }
}
