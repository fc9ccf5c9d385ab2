import { join } from 'node:path'
import type { Hono, MiddlewareHandler } from 'hono'
import type { Auth } from '../auth/createAuth.js'
import { createAuthRoutes } from '../auth/createAuthRoutes.js'
import { createApp } from '../http/createApp.js'
import { createPageFiles } from '../http/createPageFiles.js'
import { createDeviceRoutes } from './createDeviceRoutes.js'
import { createFrameRoutes } from './createFrameRoutes.js'

const page = join(import.meta.dirname, 'page')

/** The wallet's origin: frame page, login and device page. */
export function createWallet(parameters: createWallet.Parameters): Hono {
  const { auth, limitRequests, ...frame } = parameters
  const app = createApp(undefined, auth.report)
  // guard: wallet-request-limit
  if (limitRequests) app.use(limitRequests)
  const files = createPageFiles(page)
  app.get('/device/page/:file{(?:base|device)\\.css}', async (c) => {
    const file = await files(c.req.param('file'))
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  app.route('/', createFrameRoutes({ ...frame, origin: auth.walletOrigin }))
  app.route('/', createAuthRoutes(auth))
  app.route('/', createDeviceRoutes(auth))
  return app
}

export declare namespace createWallet {
  type Parameters = Omit<createFrameRoutes.Parameters, 'origin'> & {
    auth: Auth
    /** Counts all requests. */
    limitRequests?: MiddlewareHandler | undefined
  }
}
