import { cleanText } from '../core/cleanText.js'

export type AssetInfo = {
  /** Empty when there is none. */
  iconUrl: string
  name: string
  /** Empty when there is none. */
  symbol: string
  /** Dollars for one, or units of the currency; an estimate, for showing only. */
  price: number
}

/**
 * What the API knows of assets, by CAIP-10 in lower case; assets that it does
 * not know are left out. `undefined` when it cannot be asked, or does not answer
 * in the currency: an ISO 4217 code, default dollars.
 */
export type ReadPrices = (
  assets: readonly string[],
  currency?: string,
) => Promise<ReadonlyMap<string, AssetInfo> | undefined>

/** Apps wait 3 s for what needs prices. */
const TIMEOUT_MS = 2_500
const FRESH_MS = 15_000
const DOLLAR = 'usd'
const ASSETS_MAX = 100
const NAME_MAX_LENGTH = 40

/**
 * Reads prices from the blockchain API, `POST /v1/fungible/price`.
 *
 * @param parameters.apiUrl - without it, nothing is known
 */
export function createPrices(parameters: {
  apiUrl: string | undefined
  projectId: string
  fetch?: typeof globalThis.fetch
  now?: () => number
}): ReadPrices {
  const { apiUrl, now = Date.now, projectId } = parameters
  const { fetch = globalThis.fetch.bind(globalThis) } = parameters
  /** The last answer, by currency. */
  const kept = new Map<
    string,
    { answer: ReturnType<ReadPrices>; at: number; key: string }
  >()

  async function ask(assets: readonly string[], currency: string) {
    const response = await fetch(new URL('/v1/fungible/price', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ addresses: assets, currency, projectId }),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`Prices: ${response.status}`)
    const answer = (await response.json()) as Partial<Record<string, unknown>>
    const { fungibles } = answer
    // Without its name, dollars could pass for it.
    if (currency !== DOLLAR && answer.currency !== currency)
      throw new Error(`Prices: not in ${currency}`)
    if (!Array.isArray(fungibles)) throw new Error('Prices: not a list')
    return new Map(fungibles.flatMap(toEntry))
  }

  return async (assets, code = DOLLAR) => {
    if (!apiUrl) return undefined
    const asked = assets.slice(0, ASSETS_MAX)
    if (asked.length === 0) return new Map()
    const currency = code.toLowerCase()
    const key = asked.join()
    const known = kept.get(currency)
    if (known?.key === key && now() - known.at < FRESH_MS) return known.answer
    const answer: ReturnType<ReadPrices> = ask(asked, currency).catch(() => {
      if (kept.get(currency)?.answer === answer) kept.delete(currency)
      return undefined
    })
    kept.set(currency, { answer, at: now(), key })
    return answer
  }
}

function toEntry(value: unknown): readonly (readonly [string, AssetInfo])[] {
  const { address, iconUrl, name, price, symbol } = (value ?? {}) as Partial<
    Record<string, unknown>
  >
  if (typeof address !== 'string' || typeof name !== 'string') return []
  if (typeof price !== 'number' || !(price >= 0) || !Number.isFinite(price))
    return []
  const info = {
    iconUrl: isWebUrl(iconUrl) ? iconUrl : '',
    name: cleanText(name, NAME_MAX_LENGTH),
    symbol: cleanText(
      typeof symbol === 'string' ? symbol : '',
      NAME_MAX_LENGTH,
    ),
    price,
  }
  return [[address.toLowerCase(), info]]
}

function isWebUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value)
}
