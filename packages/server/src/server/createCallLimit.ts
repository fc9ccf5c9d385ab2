import type { Context, MiddlewareHandler } from 'hono'
import { RPC_BATCH_MAX } from '../api/answerRpc.js'
import type { Auth } from '../auth/createAuth.js'
import { getClient } from '../auth/getClient.js'
import { tooSoon } from '../http/tooSoon.js'

const WINDOW_MS = 60_000
/** Clients that are counted at once; the oldest make room. */
const CLIENTS_MAX = 100_000

type Window = { count: number; endsAt: number }

/**
 * Limits what one IP address asks within a minute. It is counted in memory, as
 * a call must not cost a write in the database; each instance counts by itself.
 * An unknown client is not limited. What a batch holds counts one by one. A
 * batch that is larger than what is left is answered, and what is over counts
 * in the minutes that follow: no batch of the kit is refused, and none gets
 * more than its minutes have.
 *
 * @param parameters.perMinute - at most
 */
export function createCallLimit(
  parameters: Pick<Auth, 'now' | 'proxies'> & { perMinute: number },
): MiddlewareHandler {
  const { now, perMinute } = parameters
  const clients = new Map<string, Window>()
  /** Windows until nothing of it counts any longer. */
  const countWindows = ({ count }: Window) => Math.ceil(count / perMinute)
  const getEnd = (window: Window) =>
    window.endsAt + (countWindows(window) - 1) * WINDOW_MS

  function open(client: string, at: number) {
    for (const [key, window] of clients) {
      if (getEnd(window) > at && clients.size < CLIENTS_MAX) break
      clients.delete(key)
    }
    const found = clients.get(client)
    // One that begins in the future is of a clock that was wrong.
    const known = found && found.endsAt - at <= WINDOW_MS ? found : undefined
    const past = known ? Math.floor((at - known.endsAt) / WINDOW_MS) + 1 : 0
    const over = known ? known.count - Math.max(0, past) * perMinute : 0
    const window: Window =
      known && over > 0
        ? { count: over, endsAt: known.endsAt + Math.max(0, past) * WINDOW_MS }
        : { count: 0, endsAt: at + WINDOW_MS }
    clients.set(client, window)
    return window
  }

  return async (c, next) => {
    const client = getClient(parameters, c)
    if (client !== undefined) {
      const size = await readSize(c)
      const at = now()
      const window = open(client, at)
      const waitMs =
        window.endsAt -
        at +
        (Math.floor(window.count / perMinute) - 1) * WINDOW_MS
      // guard: call-limit
      if (window.count >= perMinute)
        throw tooSoon({ code: 'TOO_MANY_CALLS', waitMs })
      window.count += size
    }
    await next()
  }
}

/** Calls of a batch of JSON-RPC; anything else is one. */
async function readSize(c: Context) {
  if (c.req.method !== 'POST') return 1
  const body: unknown = await c.req.json().catch(() => undefined)
  if (!Array.isArray(body) || body.length === 0) return 1
  // None of a batch that is refused as too large is passed on.
  return body.length > RPC_BATCH_MAX ? 1 : body.length
}
