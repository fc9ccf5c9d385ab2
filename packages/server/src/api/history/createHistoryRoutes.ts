import { Hono } from 'hono'
import { isAddress } from 'viem'
import { ServiceError } from '../../http/ServiceError.js'
import { type Projects, requireProject } from '../../projects.js'
import type { ApiBackend } from '../apiBackend.js'
import { quoteHistory } from '../currency/quote.js'
import { readQuotation } from '../currency/rates.js'

/** What an account did, and pictures of its NFTs. */
export function createHistoryRoutes(
  context: createHistoryRoutes.Context,
): Hono {
  const { backend, projects, report } = context
  const app = new Hono()
  app.get('/v1/account/:address/history', async (c) => {
    requireProject(projects, c.req.query('projectId'))
    const address = c.req.param('address')
    const { chainId, currency, cursor, onramp } = c.req.query()
    const quotation = await readQuotation(backend, currency, report)
    const page = await backend.getHistory({ address, chainId, cursor, onramp })
    return c.json({
      ...page,
      currency: quotation.currency,
      data: quoteHistory(page.data, quotation),
    })
  })
  app.get('/nft/:contract/:file{[0-9]+\\.svg}', (c) => {
    const contract = c.req.param('contract')
    const tokenId = c.req.param('file').slice(0, -4)
    if (!isAddress(contract, { strict: false }) || !isUint256(tokenId))
      throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    return c.body(backend.getNftImage(contract, tokenId), 200, {
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/svg+xml',
    })
  })
  return app
}

export declare namespace createHistoryRoutes {
  type Context = {
    backend: Pick<ApiBackend, 'getHistory' | 'getNftImage' | 'getRates'>
    projects: Projects
    /** Hears of rates that cannot be read. */
    report?: ((error: unknown) => void) | undefined
  }
}

function isUint256(text: string) {
  return text.length <= 78 && BigInt(text) < 2n ** 256n
}
