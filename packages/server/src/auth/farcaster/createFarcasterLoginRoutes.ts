import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { readBody } from '../readBody.js'
import { deviceId, text } from '../schemas.js'
import { cancelFarcaster } from './cancelFarcaster.js'
import { startFarcaster } from './startFarcaster.js'
import { waitForFarcaster } from './waitForFarcaster.js'

export const startSchema = z.object({ app: text, deviceId })
export const loginSchema = z.object({ deviceId, loginId: text })

/** Logins by Farcaster, for the frame page. */
export function createFarcasterLoginRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/farcaster/start', async (c) => {
    const body = await readBody(c, startSchema)
    const client = getClient(auth, c)
    return c.json(await startFarcaster(auth, { ...body, client }))
  })
  app.post('/auth/farcaster/wait', async (c) => {
    const body = await readBody(c, loginSchema)
    const { signal } = c.req.raw
    return c.json(await waitForFarcaster(auth, { ...body, signal }))
  })
  app.post('/auth/farcaster/cancel', async (c) => {
    await cancelFarcaster(auth, await readBody(c, loginSchema))
    return c.json({})
  })
  return app
}
