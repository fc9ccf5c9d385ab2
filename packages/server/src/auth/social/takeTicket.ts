import { ServiceError } from '../../http/ServiceError.js'
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
  const key = hash(name)
  await auth.signals.wait(`ticket:${key}`, {
    isDone: async () => (await getTicket(auth, key)).uri !== undefined,
    ms: auth.pollMs,
    signal,
  })
  return auth.store.lock(`ticket:${key}`, async () => {
    const ticket = await getTicket(auth, key)
    const { uri } = ticket
    if (!uri) return {}
    // The listener is gone, but the user may try again.
    if (signal?.aborted) return {}
    await auth.store.tickets.set(key, { ...ticket, isTaken: true })
    return { uri }
  })
}

export declare namespace takeTicket {
  type Parameters = { ticket: string; signal?: AbortSignal | undefined }
}

async function getTicket({ now, store }: Auth, key: string) {
  const ticket = await store.tickets.get(key)
  if (ticket && !ticket.isTaken && ticket.expiresAt > now()) return ticket
  throw new ServiceError(404, 'SOCIAL_EXPIRED', 'The login has expired')
}
