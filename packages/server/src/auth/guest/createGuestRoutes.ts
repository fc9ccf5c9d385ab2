import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { readBody } from '../readBody.js'
import { deviceId, text } from '../schemas.js'
import { startGuest } from './startGuest.js'

/** Bodies of the requests. */
export const schemas = {
  start: z.object({
    app: text,
    deviceId,
    projectId: text,
    secret: z.string().check(z.regex(/^[\w-]{43}$/)),
  }),
}

/** Accounts of one browser, for the frame page. */
export function createGuestRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/guest', async (c) => {
    const body = await readBody(c, schemas.start)
    const client = getClient(auth, c)
    return c.json(await startGuest(auth, { ...body, client }))
  })
  return app
}
