import { Hono } from 'hono'
import type { ChainHistory } from '../history/createChainHistory.js'
import type { LocalContext } from '../localContext.js'
import { createIndexerRoutes } from './createIndexerRoutes.js'
import { createPriceRoutes } from './createPriceRoutes.js'
import { listTokens } from './listTokens.js'

/**
 * What stands in for the services that a `latchkey-server` asks: an indexer
 * like Etherscan, prices like CoinGecko's, and a token list.
 */
export function createOutsideRoutes(
  context: createOutsideRoutes.Parameters,
): Hono {
  const app = new Hono()
  app.get('/tokens.json', (c) => c.json(listTokens(context)))
  app.route('/prices', createPriceRoutes(context))
  app.route('/indexer', createIndexerRoutes(context))
  return app
}

export declare namespace createOutsideRoutes {
  type Parameters = LocalContext & { histories: readonly ChainHistory[] }
}
