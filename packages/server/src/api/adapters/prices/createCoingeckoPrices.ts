import * as z from 'zod/mini'
import type { Adapter } from '../adapter.js'
import type { Guard } from '../createGuard.js'
import { fetchJson } from '../fetchJson.js'
import { fromJsonNumber } from './priceUnits.js'

const CACHE_MS = 60_000
const STALE_MS = 10 * 60_000
/** Addresses of one request. */
const BATCH_MAX = 100

const answerSchema = z.record(z.string(), z.looseObject({ usd: z.unknown() }))

/**
 * Prices of one network from an API like CoinGecko's: of tokens where the
 * network has a `platform`, of its native coin where `coin` is known.
 */
export function createCoingeckoPrices(
  parameters: createCoingeckoPrices.Parameters,
): Adapter {
  const { chainId, coin, guard, key, name, platform } = parameters
  const { url = 'https://pro-api.coingecko.com/api/v3' } = parameters
  const isEvm = chainId.startsWith('eip155:')
  const isDemo = new URL(url).host === 'api.coingecko.com'
  const headers: Record<string, string> = key
    ? { [isDemo ? 'x-cg-demo-api-key' : 'x-cg-pro-api-key']: key }
    : {}

  async function ask(
    path: string,
    query: Record<string, string>,
    signal: AbortSignal,
  ) {
    const asked = new URL(`${url.replace(/\/$/, '')}/${path}`)
    asked.search = String(
      new URLSearchParams({
        ...query,
        vs_currencies: 'usd',
        precision: 'full',
      }),
    )
    const { data } = answerSchema.safeParse(
      await fetchJson(asked, { headers, signal }),
    )
    if (!data) throw new Error('No prices in the answer')
    return data
  }

  async function read(addresses: readonly string[], signal: AbortSignal) {
    const prices = new Map<string, bigint>()
    const add = (address: string, price: unknown) => {
      const units = fromJsonNumber(price)
      if (units !== undefined) prices.set(address, units)
    }
    const tokens = addresses.filter((address) => address !== 'native')
    const batches = Array.from(
      { length: platform ? Math.ceil(tokens.length / BATCH_MAX) : 0 },
      (_, index) => tokens.slice(index * BATCH_MAX, (index + 1) * BATCH_MAX),
    )
    const [coins, ...answers] = await Promise.all([
      coin && addresses.includes('native')
        ? ask('simple/price', { ids: coin }, signal)
        : undefined,
      ...batches.map((batch) =>
        ask(
          `simple/token_price/${encodeURIComponent(platform ?? '')}`,
          { contract_addresses: batch.join(',') },
          signal,
        ),
      ),
    ])
    if (coin) add('native', coins?.[coin]?.usd)
    const wanted = new Set(tokens)
    for (const answer of answers)
      for (const [address, { usd }] of Object.entries(answer)) {
        const own = isEvm ? address.toLowerCase() : address
        if (wanted.has(own)) add(own, usd)
      }
    return prices
  }

  return {
    name,
    chainIds: [chainId],
    prices: {
      async read(tokens) {
        const addresses = [...new Set(tokens.map(({ address }) => address))]
        if (addresses.length === 0) return new Map()
        return guard.call({
          ...{ cacheMs: CACHE_MS, staleMs: STALE_MS },
          key: addresses.toSorted().join(),
          run: (signal) => read(addresses, signal),
        })
      },
    },
    async check() {
      const prices = await guard.call({
        run: (signal) => read(['native'], signal),
      })
      if (coin && !prices.has('native'))
        throw new Error(`there is no price of ${coin}`)
      return 'the service answers'
    },
  }
}

export declare namespace createCoingeckoPrices {
  type Parameters = {
    /** CAIP-2. */
    chainId: string
    /** The service's name of the native coin. */
    coin?: string | undefined
    guard: Guard
    key?: string | undefined
    name: string
    /** The service's name of the network. */
    platform?: string | undefined
    /** Default `https://pro-api.coingecko.com/api/v3`. */
    url?: string | undefined
  }
}
