import { type Context, Hono } from 'hono'
import { getIcon } from '../../../../devnet/src/api/icons.js'
import {
  assets,
  currencies,
} from '../../../../devnet/src/api/wallets/assets.js'
import { listWallets } from '../../../../devnet/src/api/wallets/listWallets.js'
import { renderSign } from '../../../../devnet/src/api/wallets/renderSign.js'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import { filterWallets, walletsSchema } from './filterWallets.js'

const ENTRIES_DEFAULT = 40

/** The wallet explorer: its list and its pictures. */
export function createWalletsRoutes(
  context: createWalletsRoutes.Context,
): Hono {
  const { apiUrl, projects, walletPageUrl } = context
  const app = new Hono()
  app.get('/getWallets', (c) => {
    requireProject(projects, c.req.query('projectId'))
    const { data } = walletsSchema.safeParse(c.req.query())
    if (!data) throw new ServiceError(400, 'INVALID_QUERY', 'Invalid query')
    const { entries = ENTRIES_DEFAULT, page = 1 } = data
    const found = filterWallets(listWallets(apiUrl(), walletPageUrl()), data)
    const start = (page - 1) * entries
    const shown = found.slice(start, start + entries)
    return c.json({ data: shown, count: found.length })
  })
  app.get('/getWalletImage/:id', (c) => {
    const id = c.req.param('id')
    const wallet = listWallets('', '').find(({ image_id }) => image_id === id)
    return sendImage(c, context, wallet && renderSign(wallet.name))
  })
  app.get('/public/getAssetImage/:id', (c) => {
    const name = pick(assets, c.req.param('id'))
    return sendImage(c, context, name && renderSign(name))
  })
  app.get('/public/getCurrencyImage/:code', (c) => {
    const sign = pick(currencies, c.req.param('code').toLowerCase())
    return sendImage(c, context, sign && renderSign(sign))
  })
  app.get('/public/getTokenImage/:symbol', (c) =>
    sendImage(c, context, getIcon(c.req.param('symbol').toLowerCase())),
  )
  return app
}

export declare namespace createWalletsRoutes {
  type Context = {
    apiUrl: () => string
    projects: Projects
    walletPageUrl: () => string
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

function pick(names: Readonly<Record<string, string>>, key: string) {
  return Object.hasOwn(names, key) ? names[key] : undefined
}
