import type { Context, MiddlewareHandler } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { getClient } from '../auth/getClient.js'
import { ServiceError } from '../http/ServiceError.js'

const WINDOW_MS = 60_000
/** Clients that are counted at once; the oldest make room. */
const CLIENTS_MAX = 100_000

/**
 * Limits what one IP address asks within a minute. It is counted in memory, as
 * a call must not cost a write in the database; each instance counts by itself.
 * An unknown client is not limited. What a batch holds counts one by one; a
 * batch that does not fit in what is left is refused, and does not count.
 *
 * @param parameters.perMinute - at most
 */
export function createCallLimit(
  parameters: Pick<Auth, 'now' | 'proxies'> & { perMinute: number },
): MiddlewareHandler {
  const { now, perMinute } = parameters
  // The order is that of the ends, as all windows are of one length.
  const clients = new Map<string, { count: number; endsAt: number }>()
  const open = (client: string, at: number) => {
    for (const [key, { endsAt }] of clients) {
      if (endsAt > at && clients.size < CLIENTS_MAX) break
      clients.delete(key)
    }
    const known = clients.get(client) ?? { count: 0, endsAt: at + WINDOW_MS }
    clients.set(client, known)
    return known
  }
  return async (c, next) => {
    const client = getClient(parameters, c)
    if (client !== undefined) {
      const size = await readSize(c)
      // No wait would help, so none is named.
      if (size > perMinute)
        throw new ServiceError(
          400,
          'BATCH_TOO_LARGE',
          `A batch holds at most ${perMinute} requests`,
        )
      const at = now()
      const window = open(client, at)
      // guard: call-limit
      if (window.count + size > perMinute) throw refuse(c, window.endsAt - at)
      window.count += size
    }
    await next()
  }
}

/** Calls of a batch of JSON-RPC; anything else is one. */
async function readSize(c: Context) {
  if (c.req.method !== 'POST') return 1
  const body: unknown = await c.req.json().catch(() => undefined)
  return Array.isArray(body) ? Math.max(1, body.length) : 1
}

function refuse(c: Context, waitMs: number) {
  const secondsLeft = Math.ceil(waitMs / 1_000)
  c.header('Retry-After', String(secondsLeft))
  return new ServiceError(
    429,
    'TOO_MANY_CALLS',
    `Please try again after ${secondsLeft} seconds`,
    { secondsLeft },
  )
}
