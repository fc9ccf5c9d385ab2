import { Hono } from 'hono'
import type { LocalChain } from '../chain/chains.js'
import type { Contracts } from '../chain/deployContracts.js'
import type { Projects } from '../projects.js'
import { createStaticFiles } from '../server/createStaticFiles.js'
import { ServiceError } from '../server/ServiceError.js'
import type { SolanaChain } from '../solana/solanaChain.js'
import { getFrameHeaders } from './getFrameHeaders.js'

/** The built frame page, its assets and its configuration. */
export function createFrameRoutes(
  parameters: createFrameRoutes.Parameters,
): Hono {
  const { apiUrl, chains, contracts, frameDir, projects, solana } = parameters
  const files = createStaticFiles(frameDir)
  const connect = () => [
    apiUrl(),
    ...chains.map((chain) => new URL(chain.rpcUrl).origin),
    new URL(solana.rpcUrl).origin,
  ]
  const routers = [{ address: contracts.router, name: 'Local Uniswap' }]
  const app = new Hono()
  app.use('/sdk/*', async (c, next) => {
    const project = projects.get(c.req.query('projectId'))
    const headers = getFrameHeaders({
      allowedOrigins: project?.allowedOrigins ?? [],
      connect: connect(),
    })
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    await next()
  })
  app.get('/sdk/config', (c) => {
    c.header('Cache-Control', 'no-store')
    const project = projects.get(c.req.query('projectId'))
    if (!project)
      throw new ServiceError(404, 'UNKNOWN_PROJECT', 'Unknown projectId')
    const { allowedOrigins, id } = project
    const { caipNetworkId, name, rpcUrl } = solana
    return c.json({
      projectId: id,
      allowedOrigins,
      chains: chains.map((chain, index) => ({
        ...chain,
        rpcUrls: [chain.rpcUrl],
        routers: index === 0 ? routers : [],
      })),
      solana: [{ caipNetworkId, name, rpcUrl }],
    })
  })
  app.get('/sdk/assets/:file', async (c) => {
    const file = await files(`assets/${c.req.param('file')}`)
    if (!file) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(file.body, 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': file.contentType,
    })
  })
  app.on('GET', ['/sdk', '/sdk/'], async (c) => {
    c.header('Cache-Control', 'no-store')
    const file = await files('index.html')
    if (!file)
      throw new ServiceError(503, 'NOT_BUILT', 'The frame page is not built')
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  return app
}

export declare namespace createFrameRoutes {
  type Parameters = {
    apiUrl: () => string
    chains: readonly LocalChain[]
    /** Its router is known to the frame page by name, on the first chain. */
    contracts: Pick<Contracts, 'router'>
    /** Directory with `index.html` and `assets/`. */
    frameDir: string
    projects: Projects
    solana: Pick<SolanaChain, 'caipNetworkId' | 'name' | 'rpcUrl'>
  }
}
