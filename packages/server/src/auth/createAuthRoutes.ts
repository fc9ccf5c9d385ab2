import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { createAccountRoutes } from '../account/createAccountRoutes.js'
import { createCustodyRoutes } from '../custody/createCustodyRoutes.js'
import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { createUpdateRoutes } from './email/createUpdateRoutes.js'
import { createFarcasterLoginRoutes } from './farcaster/createFarcasterLoginRoutes.js'
import { getClient } from './getClient.js'
import { getSession } from './getSession.js'
import { createGuestRoutes } from './guest/createGuestRoutes.js'
import { createKeptRoutes } from './kept/createKeptRoutes.js'
import { createMfaRoutes } from './mfa/createMfaRoutes.js'
import { createPasskeyRoutes } from './passkeys/createPasskeyRoutes.js'
import { createProofRoutes } from './proof/createProofRoutes.js'
import { readBody } from './readBody.js'
import { readLanguage } from './readLanguage.js'
import { readToken } from './readToken.js'
import { requestLogin } from './requestLogin.js'
import { deviceId, text } from './schemas.js'
import { createSocialRoutes } from './social/createSocialRoutes.js'
import { createSpentRoutes } from './spent/createSpentRoutes.js'
import { exchangeIdToken } from './token/exchangeIdToken.js'
import { verifyCode } from './verifyCode.js'
import { waitForDevice } from './waitForDevice.js'

/** Bodies of the requests. */
export const schemas = {
  email: z.object({
    email: text,
    deviceId,
    app: text,
    answered: z.optional(z.object({ answer: text, text })),
  }),
  device: z.object({ challengeId: text }),
  token: z.object({
    app: text,
    deviceId,
    idToken: z.string().check(z.maxLength(8_192)),
    projectId: text,
  }),
  otp: z.object({ challengeId: text, code: text, deviceId }),
}

/** The login service over HTTP, for the frame page of the same origin only. */
export function createAuthRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.use('/auth/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    assertSameOrigin(auth, c)
    await next()
  })
  app.post('/auth/email', async (c) => {
    const body = await readBody(c, schemas.email)
    const client = getClient(auth, c)
    const [language, token] = [readLanguage(c), readToken(c)]
    return c.json(
      await requestLogin(auth, { ...body, client, language, token }),
    )
  })
  app.post('/auth/device', async (c) => {
    const { challengeId } = await readBody(c, schemas.device)
    const { signal } = c.req.raw
    return c.json(await waitForDevice(auth, { challengeId, signal }))
  })
  app.post('/auth/otp', async (c) => {
    const body = await readBody(c, schemas.otp)
    const client = getClient(auth, c)
    return c.json(await verifyCode(auth, { ...body, client }))
  })
  app.post('/auth/token', async (c) => {
    const body = await readBody(c, schemas.token)
    const client = getClient(auth, c)
    return c.json(await exchangeIdToken(auth, { ...body, client }))
  })
  app.get('/auth/session', async (c) => {
    const session = await getSession(auth, readToken(c))
    if (!session)
      throw new ServiceError(401, 'INVALID_SESSION', 'Not logged in')
    const { email, user, userId, userName } = session
    return c.json({ userId, email, isGuest: user.isGuest, userName })
  })
  app.route('/', createAccountRoutes(auth))
  app.route('/', createKeptRoutes(auth))
  app.route('/', createUpdateRoutes(auth))
  app.route('/', createProofRoutes(auth))
  app.route('/', createCustodyRoutes(auth))
  app.route('/', createSpentRoutes(auth))
  app.route('/', createSocialRoutes(auth))
  app.route('/', createPasskeyRoutes(auth))
  app.route('/', createMfaRoutes(auth))
  app.route('/', createGuestRoutes(auth))
  app.route('/', createFarcasterLoginRoutes(auth))
  return app
}

// No CORS headers are sent either; this also stops requests without an answer.
// Old browsers have `Origin` alone, which no page can leave out of a POST.
function assertSameOrigin(auth: Auth, c: Context) {
  // People come back from a provider by a link or a form; its state counts.
  if (c.req.path.startsWith('/auth/social/callback/')) return
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const own = auth.walletOrigin()
  const isOwn = site
    ? site === 'same-origin'
    : origin === undefined || origin === own
  if (!isOwn)
    throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
}
