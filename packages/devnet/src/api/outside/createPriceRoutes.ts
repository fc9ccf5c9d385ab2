import { Hono } from 'hono'
import type { LocalContext } from '../localContext.js'
import { solanaPrices } from '../solanaPrices.js'

/** Prices of the Solana chain, as an API like CoinGecko's has them. */
export function createPriceRoutes({
  solana,
}: Pick<LocalContext, 'solana'>): Hono {
  const app = new Hono()
  const toPrice = (symbol: string) => ({ usd: Number(solanaPrices[symbol]) })
  app.get('/simple/price', (c) =>
    c.json({ solana: toPrice(solana.nativeCurrency.symbol) }),
  )
  app.get('/simple/token_price/solana', (c) => {
    const asked = c.req.query('contract_addresses')?.split(',') ?? []
    const known = Object.values(solana.tokens).filter(
      ({ address, symbol }) => asked.includes(address) && solanaPrices[symbol],
    )
    return c.json(
      Object.fromEntries(
        known.map(({ address, symbol }) => [address, toPrice(symbol)]),
      ),
    )
  })
  return app
}
