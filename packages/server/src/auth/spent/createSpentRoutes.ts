import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { readBody } from '../readBody.js'
import { readToken } from '../readToken.js'
import { addSpent, getSpent } from './addSpent.js'

export const spentSchema = z.object({
  cents: z.string().check(z.regex(/^\d{1,30}$/)),
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
})

/** What users have spent in the last 24 hours, for the frame page. */
export function createSpentRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.get('/auth/spent', async (c) =>
    c.json(await getSpent(auth, { token: readToken(c) })),
  )
  app.post('/auth/spent', async (c) => {
    const { cents, id } = await readBody(c, spentSchema)
    const payment = { cents: BigInt(cents), id, token: readToken(c) }
    return c.json(await addSpent(auth, payment))
  })
  return app
}
