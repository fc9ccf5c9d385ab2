import { Hono } from 'hono'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { getAddress, isAddress } from 'viem'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { Names } from '../names/createNames.js'
import { renderAvatar } from './renderAvatar.js'

/** Who an address is: the name it registered last, and its picture. */
export function createIdentityRoutes(
  context: createIdentityRoutes.Context,
): Hono {
  const { names, projects } = context
  const app = new Hono()
  app.get('/v1/identity/:address', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const address = c.req.param('address')
    if (!isAddress(address) && !isSolanaAddress(address))
      throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid address')
    const [record] = isAddress(address)
      ? await names.listOf(getAddress(address), { limit: 1 })
      : []
    const { attributes = [], name = null } = record ?? {}
    const avatar = attributes.find((item) => item.avatar)?.avatar ?? null
    return c.json({ avatar, name })
  })
  app.get('/avatars/:file{0x[0-9a-f]{40}\\.svg}', (c) => {
    const address = getAddress(c.req.param('file').slice(0, -4))
    const type = { 'Content-Type': 'image/svg+xml' }
    return c.body(renderAvatar(address), 200, type)
  })
  return app
}

export declare namespace createIdentityRoutes {
  type Context = { names: Names; projects: Projects }
}
