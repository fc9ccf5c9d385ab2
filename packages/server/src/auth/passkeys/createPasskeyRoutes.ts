import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { readBody } from '../readBody.js'
import { readLanguage } from '../readLanguage.js'
import { readToken } from '../readToken.js'
import { text } from '../schemas.js'
import { getWindowCookie } from '../social/windowCookie.js'
import { beginPasskeyLogin } from './beginPasskeyLogin.js'
import { finishPasskeyLogin } from './finishPasskeyLogin.js'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from './managePasskeys.js'
import { assertionSchema, creationSchema } from './readPasskeyResponse.js'

const state = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const name = z.string().check(z.maxLength(64))
const asked = { app: text, projectId: text }
/** Bodies of the requests. */
export const schemas = {
  begin: z.object({ state }),
  use: z.object({ assertion: assertionSchema, state }),
  create: z.object({ creation: creationSchema, name, state }),
  list: z.object(asked),
  add: z.object({ ...asked, creation: creationSchema, name }),
  remove: z.object({ id: text }),
}

/**
 * Logins by passkey: for the window that uses one, which knows the state of a
 * login, and for the frame page, which knows the token of a session.
 */
export function createPasskeyRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/passkey/begin', async (c) => {
    const body = await readBody(c, schemas.begin)
    const client = getClient(auth, c)
    return c.json(await beginPasskeyLogin(auth, { ...body, client }))
  })
  for (const way of ['use', 'create'] as const)
    app.post(`/auth/passkey/${way}`, async (c) => {
      const body = await readBody(c, schemas[way])
      return c.json(
        await finishPasskeyLogin(auth, {
          ...body,
          client: getClient(auth, c),
          getBrowser: (ticket) => getWindowCookie(auth, c, ticket),
        }),
      )
    })
  app.post('/auth/passkeys', async (c) => {
    const body = await readBody(c, schemas.list)
    return c.json(await listPasskeys(auth, { ...body, token: readToken(c) }))
  })
  app.post('/auth/passkeys/begin', async (c) => {
    const body = await readBody(c, schemas.list)
    const [client, token] = [getClient(auth, c), readToken(c)]
    return c.json(await beginPasskey(auth, { ...body, client, token }))
  })
  app.post('/auth/passkeys/add', async (c) => {
    const body = await readBody(c, schemas.add)
    const [client, token] = [getClient(auth, c), readToken(c)]
    const language = readLanguage(c)
    const asked = { ...body, client, language, token }
    return c.json(await addPasskey(auth, asked))
  })
  app.post('/auth/passkeys/remove', async (c) => {
    const body = await readBody(c, schemas.remove)
    await removePasskey(auth, { ...body, token: readToken(c) })
    return c.json({})
  })
  return app
}
