import { Hono } from 'hono'
import type { LocalContext } from '../localContext.js'
import { rates } from '../rates.js'
import { solanaPrices } from '../solanaPrices.js'

/** Of the price of a bitcoin, in which the rates are. */
const DOLLARS = 100_000

/**
 * Prices of the Solana chain and exchange rates, as an API like CoinGecko's has
 * them.
 */
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
  app.get('/exchange_rates', (c) => {
    const perDollar = Object.entries({ ...rates, USD: 1 })
    const entries = perDollar.map(([code, rate]) => [
      code.toLowerCase(),
      { name: code, type: 'fiat', unit: code, value: rate * DOLLARS },
    ])
    return c.json({ rates: Object.fromEntries(entries) })
  })
  return app
}
