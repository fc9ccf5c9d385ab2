import { Hono } from 'hono'
import * as z from 'zod/mini'
import { socialNames } from '../../providers/socialProvider.js'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { PASSKEY } from '../passkeys/passkeyIdentity.js'
import { readBody } from '../readBody.js'
import { readToken } from '../readToken.js'
import { deviceId, text } from '../schemas.js'
import { createWindowRoutes } from './createWindowRoutes.js'
import { exchangeSocial } from './exchangeSocial.js'
import { getSocialState } from './getSocialState.js'
import { startSocial } from './startSocial.js'
import { takeTicket } from './takeTicket.js'

const state = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Bodies of the requests. */
export const schemas = {
  start: z.object({
    provider: z.enum([...socialNames, PASSKEY]),
    projectId: z.optional(text),
    deviceId,
    app: text,
    ticket: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  }),
  state: z.object({ deviceId, state }),
  exchange: z.object({ code: text, deviceId, state }),
}

/** Logins at a provider: for the frame page, and for the window they need. */
export function createSocialRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/social/start', async (c) => {
    const body = await readBody(c, schemas.start)
    const client = getClient(auth, c)
    const token = readToken(c)
    return c.json(await startSocial(auth, { ...body, client, token }))
  })
  app.post('/auth/social/state', async (c) =>
    c.json(await getSocialState(auth, await readBody(c, schemas.state))),
  )
  app.post('/auth/social/result-code', async (c) =>
    c.json(await exchangeSocial(auth, await readBody(c, schemas.exchange))),
  )
  app.get('/auth/social/ticket/:ticket', async (c) => {
    const ticket = c.req.param('ticket')
    const { signal } = c.req.raw
    return c.json(await takeTicket(auth, { ticket, signal }))
  })
  app.route('/', createWindowRoutes(auth))
  return app
}
