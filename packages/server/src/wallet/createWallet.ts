import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Faucet } from '../../../devnet/src/chain/createFaucet.js'
import type { Auth } from '../auth/createAuth.js'
import { createAuthRoutes } from '../auth/createAuthRoutes.js'
import { createApp } from '../http/createApp.js'
import { createPageFiles } from '../http/createPageFiles.js'
import { ServiceError } from '../http/ServiceError.js'
import { createDeviceRoutes } from './createDeviceRoutes.js'
import { createFrameRoutes } from './createFrameRoutes.js'

const page = fileURLToPath(new URL('./page', import.meta.url))
const faucetSchema = z.object({ address: z.string() })

/** The wallet's origin: frame page, login, device page and faucet. */
export function createWallet(parameters: createWallet.Parameters): Hono {
  const { auth, faucet, ...frame } = parameters
  const app = createApp()
  const files = createPageFiles(page)
  app.get('/device/page/:file{(?:base|device)\\.css}', async (c) => {
    const file = await files(c.req.param('file'))
    if (!file) return c.notFound()
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  app.route('/', createFrameRoutes(frame))
  app.route('/', createAuthRoutes(auth))
  app.route('/', createDeviceRoutes(auth))
  app.post('/faucet', async (c) => {
    const site = c.req.header('sec-fetch-site') ?? 'same-origin'
    if (site !== 'same-origin')
      throw new ServiceError(403, 'CROSS_ORIGIN', 'Cross-origin request')
    const body: unknown = await c.req.json().catch(() => undefined)
    const { data } = faucetSchema.safeParse(body)
    return c.json(await faucet(data?.address ?? ''))
  })
  return app
}

export declare namespace createWallet {
  type Parameters = createFrameRoutes.Parameters & {
    auth: Auth
    faucet: Faucet
  }
}
