import { Hono } from 'hono'
import * as z from 'zod/mini'
import { bodies } from '../../custody/schemas.js'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { readBody } from '../readBody.js'
import { readLanguage } from '../readLanguage.js'
import { readToken } from '../readToken.js'
import { text } from '../schemas.js'
import { requestUpdate } from './requestUpdate.js'
import { verifyUpdate } from './verifyUpdate.js'

export const updateSchema = z.object({
  app: text,
  email: text,
  change: z.optional(bodies.change),
})
export const codeSchema = z.object({ code: text })

/** The change of a user's address, for the frame page. */
export function createUpdateRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/update', async (c) => {
    const body = await readBody(c, updateSchema)
    const client = getClient(auth, c)
    const [language, token] = [readLanguage(c), readToken(c)]
    return c.json(
      await requestUpdate(auth, { ...body, client, language, token }),
    )
  })
  for (const stage of ['primary', 'secondary'] as const)
    app.post(`/auth/update/${stage}`, async (c) => {
      const { code } = await readBody(c, codeSchema)
      const token = readToken(c)
      return c.json(await verifyUpdate(auth, { code, stage, token }))
    })
  return app
}
