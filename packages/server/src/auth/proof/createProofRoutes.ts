import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { readBody } from '../readBody.js'
import { readLanguage } from '../readLanguage.js'
import { readToken } from '../readToken.js'
import { text } from '../schemas.js'
import { requestProof } from './requestProof.js'
import { verifyProof } from './verifyProof.js'

export const proofSchema = z.object({ app: text })
export const codeSchema = z.object({ code: text })

/** A fresh login before a key leaves the wallet, for the frame page. */
export function createProofRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/proof', async (c) => {
    const body = await readBody(c, proofSchema)
    const [language, token] = [readLanguage(c), readToken(c)]
    return c.json(await requestProof(auth, { ...body, language, token }))
  })
  app.post('/auth/proof/code', async (c) => {
    const body = await readBody(c, codeSchema)
    return c.json(await verifyProof(auth, { ...body, token: readToken(c) }))
  })
  return app
}
