import { Hono, type Context as HonoContext } from 'hono'
import { getAddress, isAddress } from 'viem'
import { createFailure } from '../../http/createFailure.js'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { toAvatarUrl } from '../identity/renderAvatar.js'
import { NAMES_PAGE, type Names } from './createNames.js'
import { NAME_ZONE } from './parseName.js'
import { readRegistration } from './readRegistration.js'
import { suggestNames } from './suggestNames.js'

type LimitName = (c: HonoContext, wish: { project: string }) => Promise<void>

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
    const before = c.req.query('cursor')
    const found = await names.listOf(getAddress(address), { before })
    // The body is a plain list on the wire, so that the cursor goes beside it.
    const last = found.length === NAMES_PAGE && found.at(-1)?.name
    if (last) c.header('X-Next-Cursor', last)
    return c.json(found)
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
    if (await names.get(wish.name)) throw taken()
    const project = projectId ?? c.req.header('origin') ?? ''
    await context.limitName?.(c, { project })
    const avatar = toAvatarUrl(apiUrl(), wish.address)
    const result = await names.register({ ...wish, avatar })
    if (result === 'taken') throw taken()
    if (result === 'tooMany')
      throw createFailure(
        'TOO_MANY_NAMES',
        'This address has as many names as it may have',
        409,
      )
    return c.json({ success: true })
  })
  return app
}

const taken = () =>
  createFailure('NAME_TAKEN', 'This name is already taken', 409)

export declare namespace createNamesRoutes {
  type Context = {
    apiUrl: () => string
    backend: Pick<ApiBackend, 'chains'>
    /** Counts a registration, and throws when there were too many. */
    limitName?: LimitName | undefined
    names: Names
    projects: Projects
  }
}
