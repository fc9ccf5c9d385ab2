import { type Context, Hono } from 'hono'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { filterWallets, walletsSchema } from './filterWallets.js'

const ENTRIES_DEFAULT = 40

const images = [
  ['/getWalletImage/:id', 'wallet'],
  ['/public/getAssetImage/:id', 'asset'],
  ['/public/getCurrencyImage/:id', 'currency'],
  ['/public/getTokenImage/:id', 'token'],
] as const

/** The wallet explorer: its list and its pictures. */
export function createWalletsRoutes(
  context: createWalletsRoutes.Context,
): Hono {
  const { backend, projects } = context
  const app = new Hono()
  app.get('/getWallets', (c) => {
    requireProject(projects, c.req.query('projectId'))
    const { data } = walletsSchema.safeParse(c.req.query())
    if (!data) throw new ServiceError(400, 'INVALID_QUERY', 'Invalid query')
    const { entries = ENTRIES_DEFAULT, page = 1 } = data
    const found = filterWallets(backend.listWallets(), data)
    const start = (page - 1) * entries
    const shown = found.slice(start, start + entries)
    return c.json({ data: shown, count: found.length })
  })
  for (const [path, kind] of images)
    app.get(path, (c) => {
      const image = backend.getImage(kind, c.req.param('id'))
      return sendImage(c, context, image)
    })
  return app
}

export declare namespace createWalletsRoutes {
  type Context = {
    backend: Pick<ApiBackend, 'getImage' | 'listWallets'>
    projects: Projects
  }
}

/** Pictures are also shown by `img`, whose addresses have no project id. */
function sendImage(
  c: Context,
  { projects }: createWalletsRoutes.Context,
  image: string | undefined,
) {
  const projectId = c.req.query('projectId')
  if (projectId !== undefined) requireProject(projects, projectId)
  if (!image) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
  return c.body(image, 200, { 'Content-Type': 'image/svg+xml' })
}
