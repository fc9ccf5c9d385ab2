import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import { limitOpen } from '../limitOpen.js'
import type { Ticket } from '../records.js'
import { TICKET_LIFE_MS } from '../rules.js'

/**
 * Changes the ticket of a name; it begins with whoever comes first.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function changeTicket(
  auth: Pick<Auth, 'now' | 'prune' | 'store'>,
  parameters: { client: string | undefined; name: string },
  change: (ticket: Ticket) => Ticket,
): Promise<void> {
  const { client, name } = parameters
  const { now, store } = auth
  const key = hash(name)
  await store.lock(`ticket:${key}`, async () => {
    const known = await store.tickets.get(key)
    if (!known) await limitOpen(auth, { client, kind: 'ticket' })
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
