import { Hono } from 'hono'
import { getAddress, isAddress } from 'viem'
import { createFailure } from '../../http/createFailure.js'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { toAvatarUrl } from '../identity/renderAvatar.js'
import type { Names } from './createNames.js'
import { NAME_ZONE } from './parseName.js'
import { readRegistration } from './readRegistration.js'
import { suggestNames } from './suggestNames.js'

/** Profiles: names are looked up, suggested and registered. */
export function createNamesRoutes(context: createNamesRoutes.Context): Hono {
  const { apiUrl, names, projects } = context
  const app = new Hono()
  app.get('/v1/profile/account/:name', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const record = await names.get(c.req.param('name'))
    if (!record) throw createFailure('NAME_NOT_FOUND', 'Name not found', 404)
    return c.json(record)
  })
  app.get('/v1/profile/reverse/:address', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const address = c.req.param('address')
    if (!isAddress(address))
      throw createFailure('INVALID_ADDRESS', 'Invalid address')
    return c.json(await names.listOf(getAddress(address)))
  })
  app.get('/v1/profile/suggestions/:name', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    if ((c.req.query('zone') ?? NAME_ZONE) !== NAME_ZONE)
      throw new ServiceError(400, 'UNSUPPORTED_ZONE', 'Unknown zone')
    const suggestions = await suggestNames(names, c.req.param('name'))
    return c.json({ suggestions })
  })
  app.post('/v1/profile/account', async (c) => {
    // On the wire this one has no project id; a wrong one is refused still.
    const projectId = c.req.query('projectId')
    if (projectId !== undefined) requireProject(projects, projectId)
    const body: unknown = await c.req.json().catch(() => undefined)
    const { chains } = context.backend
    // Apps sign the time of their own clock, which no test moves.
    const wish = await readRegistration(body, { chains, now: Date.now })
    const avatar = toAvatarUrl(apiUrl(), wish.address)
    if (!(await names.register({ ...wish, avatar })))
      throw createFailure('NAME_TAKEN', 'This name is already taken', 409)
    return c.json({ success: true })
  })
  return app
}

export declare namespace createNamesRoutes {
  type Context = {
    apiUrl: () => string
    backend: Pick<ApiBackend, 'chains'>
    names: Names
    projects: Projects
  }
}
