import { Hono } from 'hono'
import { ServiceError } from 'latchkey-server/http'
import * as z from 'zod/mini'
import type { Faucet } from './chain/createFaucet.js'

const faucetSchema = z.object({ address: z.string() })

/** The faucet over HTTP, for pages of the same origin. */
export function createFaucetRoutes(faucet: Faucet): Hono {
  const app = new Hono()
  app.post('/faucet', async (c) => {
    const site = c.req.header('sec-fetch-site') ?? 'same-origin'
    if (site !== 'same-origin')
      throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
    const body: unknown = await c.req.json().catch(() => undefined)
    const { data } = faucetSchema.safeParse(body)
    return c.json(await faucet(data?.address ?? ''))
  })
  return app
}
