import { Hono } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { decideDevice } from '../auth/decideDevice.js'
import { findDeviceRequest } from '../auth/findDeviceRequest.js'
import { assertOwnForm } from '../http/assertOwnForm.js'
import { ServiceError } from '../http/ServiceError.js'
import { renderDevicePage } from './renderDevicePage.js'

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const expired = 'This link has been used or is too old. Ask for a new one.'

/**
 * The page behind a mailed device link. Opening it changes nothing, as mail
 * scanners open links too; the button posts.
 */
export function createDeviceRoutes(auth: Auth): Hono {
  const app = new Hono()
  app.use('/device/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Referrer-Policy', 'no-referrer')
  })
  app.get('/device/:token', async (c) => {
    const request = await findDeviceRequest(auth, c.req.param('token'))
    if (!request) return c.html(renderDevicePage({ note: expired }), 404)
    return c.html(renderDevicePage({ request }))
  })
  app.post('/device/:token', async (c) => {
    assertOwnForm(c)
    const { decision } = await c.req.parseBody()
    const approve = decision === 'approve'
    if (!approve && decision !== 'refuse')
      throw new ServiceError(400, 'INVALID_BODY', 'Invalid request body')
    const token = c.req.param('token')
    const request = await decideDevice(auth, { token, approve })
    if (!request) return c.html(renderDevicePage({ note: expired }), 404)
    const note = approve
      ? 'Confirmed. A code is on its way; type it where you began.'
      : 'Refused. The login is over, and nothing has changed.'
    return c.html(renderDevicePage({ note }))
  })
  return app
}
