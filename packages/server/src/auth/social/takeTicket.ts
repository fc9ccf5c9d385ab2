import { ServiceError } from '../../http/ServiceError.js'
import { waitForWake } from '../../http/waitForWake.js'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'

/**
 * The address of the provider for a waiting window, once; nothing after
 * `pollMs`, to be asked again.
 *
 * @throws ServiceError SOCIAL_EXPIRED when it is used, too old or unknown
 */
export async function takeTicket(
  auth: Auth,
  parameters: takeTicket.Parameters,
): Promise<{ uri?: string }> {
  const { signal, ticket: name } = parameters
  const ticket = find(auth, name)
  if (!ticket.uri) await waitForWake(ticket.waiters, auth.pollMs, signal)
  const { uri } = find(auth, name)
  if (!uri) return {}
  // Nobody listens any more: another try may come.
  if (signal?.aborted) return {}
  ticket.isTaken = true
  return { uri }
}

export declare namespace takeTicket {
  type Parameters = { ticket: string; signal?: AbortSignal | undefined }
}

function find({ now, tickets }: Auth, name: string) {
  const ticket = tickets.get(hash(name))
  if (ticket && !ticket.isTaken && ticket.expiresAt > now()) return ticket
  throw new ServiceError(404, 'SOCIAL_EXPIRED', 'The login has expired')
}
