import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Auth } from '../createAuth.js'
import { getClient } from '../getClient.js'
import { assertionSchema } from '../passkeys/readPasskeyResponse.js'
import { readBody } from '../readBody.js'
import { readLanguage } from '../readLanguage.js'
import { readToken } from '../readToken.js'
import { requireSession } from '../requireSession.js'
import { text } from '../schemas.js'
import {
  beginTotp,
  confirmTotp,
  describeFactors,
  removeTotp,
  renewBackupCodes,
} from './manageFactors.js'
import { mfaActions } from './mfa.js'
import { requireFactor } from './requireFactor.js'
import { beginFactorPasskey, verifyFactor } from './verifyFactor.js'

const typed = z.string().check(z.maxLength(64))
const asked = { app: text, projectId: text }
const action = z.enum([...mfaActions, 'factors'])
/** Bodies of the requests. */
export const schemas = {
  asked: z.object(asked),
  confirm: z.object({ ...asked, action: z.optional(action), code: typed }),
  verify: z.object({
    action,
    answer: z.union([
      z.strictObject({ code: typed }),
      z.strictObject({ backupCode: typed }),
      z.strictObject({ assertion: assertionSchema }),
    ]),
  }),
  use: z.object({ ...asked, action: z.enum(['export', 'payments']) }),
}

/** Second factors, for the frame page. */
export function createMfaRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.post('/auth/mfa', async (c) => {
    const body = await readBody(c, schemas.asked)
    return c.json(await describeFactors(auth, { ...body, token: readToken(c) }))
  })
  app.post('/auth/mfa/totp/begin', async (c) => {
    const body = await readBody(c, schemas.asked)
    return c.json(await beginTotp(auth, { ...body, token: readToken(c) }))
  })
  app.post('/auth/mfa/totp/confirm', async (c) => {
    const body = await readBody(c, schemas.confirm)
    const [language, token] = [readLanguage(c), readToken(c)]
    return c.json(await confirmTotp(auth, { ...body, language, token }))
  })
  app.post('/auth/mfa/totp/remove', async (c) => {
    const body = await readBody(c, schemas.asked)
    const [language, token] = [readLanguage(c), readToken(c)]
    await removeTotp(auth, { ...body, language, token })
    return c.json({})
  })
  app.post('/auth/mfa/backup', async (c) => {
    const body = await readBody(c, schemas.asked)
    const token = readToken(c)
    return c.json(await renewBackupCodes(auth, { ...body, token }))
  })
  app.post('/auth/mfa/passkey', async (c) => {
    const [client, token] = [getClient(auth, c), readToken(c)]
    return c.json(await beginFactorPasskey(auth, { client, token }))
  })
  app.post('/auth/mfa/verify', async (c) => {
    const body = await readBody(c, schemas.verify)
    const [client, token] = [getClient(auth, c), readToken(c)]
    await verifyFactor(auth, { ...body, client, token })
    return c.json({})
  })
  app.post('/auth/mfa/use', async (c) => {
    const { action, ...asked } = await readBody(c, schemas.use)
    const token = readToken(c)
    const { userId } = await requireSession(auth, token)
    // A payment has a proof of its own; a window exports several keys.
    const isOnce = action === 'payments' // guard: mfa-payment-once
    await requireFactor(auth, { action, asked, isOnce, token, userId })
    return c.json({ userId })
  })
  return app
}
