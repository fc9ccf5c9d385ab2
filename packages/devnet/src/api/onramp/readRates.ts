import type { DevWallet } from '../../chain/createDevWallet.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import { readPrices } from '../readPrices.js'
import { solanaPrices } from '../solanaPrices.js'

/** Dollars for one whole coin, with 12 decimals, by its symbol. */
export type Rates = ReadonlyMap<string, bigint>

/** The prices of this moment, those that the price feed gives too. */
export async function readRates({
  clients,
  tokens,
}: {
  clients: readonly DevWallet[]
  tokens: LocalTokens
}): Promise<Rates> {
  const [client] = clients
  if (!client) throw new Error('There is no chain')
  const prices = await readPrices(client, tokens)
  const { usd, weth } = tokens
  return new Map([
    [usd.symbol, prices.get(usd.address) ?? 0n],
    ['ETH', prices.get(weth.address) ?? 0n],
    ['SOL', (solanaPrices.SOL ?? 0n) * 10n ** 12n],
  ])
}
