import * as z from 'zod/mini'
import type { Adapter } from '../adapter.js'
import type { Guard } from '../createGuard.js'
import { fetchJson } from '../fetchJson.js'

const CACHE_MS = 5 * 60_000
/** Older rates are none: their currencies are then answered without values. */
const STALE_MS = 60 * 60_000

const answerSchema = z.object({
  rates: z.record(
    z.string(),
    z.looseObject({ type: z.unknown(), value: z.unknown() }),
  ),
})

/**
 * Exchange rates of the dollar: fixed ones of the configuration, or those of
 * an API like CoinGecko's, `GET /exchange_rates`. It has all of them per
 * bitcoin, which cancels out.
 */
export function createRates(parameters: createRates.Parameters): Adapter {
  const { guard, name } = parameters
  if (parameters.kind === 'fixed') {
    const entries = Object.entries(parameters.perDollar)
    const fixed = new Map(
      entries.map(([code, rate]) => [code.toLowerCase(), rate]),
    )
    return {
      name,
      chainIds: [],
      rates: { read: async () => fixed },
      check: async () => `${fixed.size} fixed rates`,
    }
  }
  const {
    isImplied = false,
    key,
    url = 'https://pro-api.coingecko.com/api/v3',
  } = parameters
  const isDemo = new URL(url).host === 'api.coingecko.com'
  const headers: Record<string, string> = key
    ? { [isDemo ? 'x-cg-demo-api-key' : 'x-cg-pro-api-key']: key }
    : {}
  const read = () =>
    guard.call({
      ...{ cacheMs: CACHE_MS, key: 'rates', staleMs: STALE_MS },
      async run(signal) {
        const asked = new URL(`${url.replace(/\/$/, '')}/exchange_rates`)
        const answer = await fetchJson(asked, { headers, signal })
        const { data } = answerSchema.safeParse(answer)
        const rates = toRates(data?.rates ?? {})
        if (!rates) throw new Error('No rate of the dollar in the answer')
        return rates
      },
    })
  return {
    name,
    chainIds: [],
    rates: { read },
    async check() {
      const rates = await read().catch((error) => {
        // Nobody has asked for them.
        if (isImplied) return undefined
        throw error
      })
      return rates ? `${rates.size} rates` : 'no rates, dollars only'
    },
  }
}

export declare namespace createRates {
  type Parameters = {
    guard: Guard
    /**
     * Of a service that was configured for its prices: to have no rates is no
     * fault. Default `false`.
     */
    isImplied?: boolean | undefined
    name: string
  } & (
    | {
        kind: 'coingecko'
        key?: string | undefined
        /** Default `https://pro-api.coingecko.com/api/v3`. */
        url?: string | undefined
      }
    | {
        kind: 'fixed'
        /** Units of each currency for one dollar, by ISO 4217 code. */
        perDollar: Readonly<Record<string, number>>
      }
  )
}

/** The service has coins and metals as well. */
function toRates(
  rates: z.output<typeof answerSchema>['rates'],
): ReadonlyMap<string, number> | undefined {
  const dollar = rates.usd?.value
  if (!isRate(dollar)) return undefined
  return new Map(
    Object.entries(rates).flatMap(([code, { type, value }]) =>
      type === 'fiat' && isRate(value)
        ? [[code.toLowerCase(), value / dollar] as const]
        : [],
    ),
  )
}

function isRate(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value)
}
