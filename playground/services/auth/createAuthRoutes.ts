import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { ServiceError } from '../server/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getSession } from './getSession.js'
import { requestLogin } from './requestLogin.js'
import { signOut } from './signOut.js'
import { verifyCode } from './verifyCode.js'
import { waitForDevice } from './waitForDevice.js'

const text = z.string().check(z.maxLength(2_048))
const deviceId = z.string().check(z.regex(/^[\w-]{16,128}$/))
const schemas = {
  email: z.object({ email: text, deviceId, app: text }),
  device: z.object({ challengeId: text }),
  otp: z.object({ challengeId: text, code: text, deviceId }),
}

/** The login service over HTTP, for the frame page of the same origin only. */
export function createAuthRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.use('/auth/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    assertSameOrigin(c)
    await next()
  })
  app.post('/auth/email', async (c) => {
    const body = await readBody(c, schemas.email)
    return c.json(requestLogin(auth, { ...body, token: readToken(c) }))
  })
  app.post('/auth/device', async (c) => {
    const { challengeId } = await readBody(c, schemas.device)
    const { signal } = c.req.raw
    return c.json(await waitForDevice(auth, { challengeId, signal }))
  })
  app.post('/auth/otp', async (c) =>
    c.json(verifyCode(auth, await readBody(c, schemas.otp))),
  )
  app.get('/auth/session', (c) => {
    const session = getSession(auth, readToken(c))
    if (!session)
      throw new ServiceError(401, 'INVALID_SESSION', 'Not logged in')
    return c.json({ userId: session.userId, email: session.email })
  })
  app.post('/auth/sign-out', (c) => {
    signOut(auth, readToken(c))
    return c.json({})
  })
  return app
}

// No CORS headers are sent either; this also stops requests without an answer.
function assertSameOrigin(c: Context) {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin')
    throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
}

async function readBody<schema extends z.ZodMiniType>(
  c: Context,
  schema: schema,
): Promise<z.output<schema>> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type))
    throw new ServiceError(415, 'NOT_JSON', 'Content type must be JSON')
  const body: unknown = await c.req.json().catch(() => undefined)
  const result = schema.safeParse(body)
  if (!result.success)
    throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
  return result.data
}

function readToken(c: Context) {
  const header = c.req.header('authorization') ?? ''
  return /^Bearer ([\w-]{1,256})$/.exec(header)?.[1]
}
