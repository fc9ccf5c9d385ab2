import type { Hono } from 'hono'
import {
  createApp,
  createStaticFiles,
  ServiceError,
} from 'latchkey-server/http'
import type { LocalChain } from '../chain/chains.js'
import type { Faucet } from '../chain/createFaucet.js'
import { createFaucetRoutes } from '../createFaucetRoutes.js'
import type { SolanaChain } from '../solana/solanaChain.js'

/** The wallet page: its files, where everything is, and its faucet. */
export function createWalletPage(
  parameters: createWalletPage.Parameters,
): Hono {
  const { apiUrl, chains, dir, faucet, projectId, relayUrl, solana } =
    parameters
  const files = createStaticFiles(dir)
  const networks = [
    ...chains.map(({ id, name, rpcUrl }) => ({
      id: `eip155:${id}`,
      name,
      rpcUrl,
    })),
    {
      id: solana.caipNetworkId,
      name: solana.name,
      rpcUrl: solana.rpcUrl,
    },
  ]
  const connect = [
    relayUrl,
    apiUrl(),
    ...networks.map(({ rpcUrl }) => new URL(rpcUrl).origin),
  ]
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      // Apps have their icons anywhere.
      "img-src 'self' data: https: http://localhost:* http://*.localhost:*",
      `connect-src 'self' ${connect.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // The address of this page may hold the secret of a pairing.
    'Referrer-Policy': 'no-referrer',
  }
  const app = createApp()
  app.use('*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
  })
  app.get('/config.json', (c) => c.json({ networks, projectId, relayUrl }))
  app.get('/assets/:file', async (c) => {
    const file = await files(`assets/${c.req.param('file')}`)
    if (!file) throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  app.route('/', createFaucetRoutes(faucet))
  app.on('GET', ['/', '/wc'], async (c) => {
    c.header('Cache-Control', 'no-store')
    const file = await files('index.html')
    if (!file)
      throw new ServiceError(503, 'NOT_BUILT', 'The wallet page is not built')
    return c.body(file.body, 200, { 'Content-Type': file.contentType })
  })
  return app
}

export declare namespace createWalletPage {
  type Parameters = {
    apiUrl: () => string
    chains: readonly LocalChain[]
    /** Directory with `index.html` and `assets/`. */
    dir: string
    faucet: Faucet
    projectId: string
    /** `ws://` */
    relayUrl: string
    solana: Pick<SolanaChain, 'caipNetworkId' | 'name' | 'rpcUrl'>
  }
}
