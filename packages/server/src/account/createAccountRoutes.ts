import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../auth/createAuth.js'
import { readBody } from '../auth/readBody.js'
import { readLanguage } from '../auth/readLanguage.js'
import { readToken } from '../auth/readToken.js'
import { keepCustody } from '../custody/keepCustody.js'
import { requireFreshSession } from '../custody/requireFreshSession.js'
import { copyUser } from './copyUser.js'
import { deleteAccount, describeAccount } from './deleteAccount.js'

/** Origin of the app above the frame, for the mail. */
export const accountSchema = z.object({
  app: z.optional(z.string().check(z.maxLength(2_048))),
})

/** What users may ask of their own data, for the frame page. */
export function createAccountRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.get('/auth/account', async (c) =>
    c.json(await describeAccount(auth, { token: readToken(c) })),
  )
  app.get('/auth/account/data', async (c) => {
    // It has IP addresses and devices.
    const { userId } = await requireFreshSession(auth, readToken(c))
    const { store } = auth
    return c.json(await copyUser({ now: auth.now(), store, userId }))
  })
  app.post('/auth/account/delete', async (c) => {
    const body = await readBody(c, accountSchema)
    const [language, token] = [readLanguage(c), readToken(c)]
    return c.json(await deleteAccount(auth, { ...body, language, token }))
  })
  app.post('/auth/account/keep', async (c) => {
    const body = await readBody(c, accountSchema)
    const [language, token] = [readLanguage(c), readToken(c)]
    await keepCustody(auth, { ...body, language, token })
    return c.json({})
  })
  return app
}
