import type { WireAnswers } from '../../api/wireAnswers.js'

/** A request to one of the services. */
export type ApiRequest = {
  body: unknown
  /** Last segment of the path: an address, an account, or a name. */
  id: string
  query: URLSearchParams
}

type Given = { [name in keyof WireAnswers]?: WireAnswers[name] | undefined }

/** One path of the services, and what it answers. */
type ApiPath = {
  method: 'get' | 'post'
  path: string
  /** Returns the body; `undefined` for 404. */
  toBody(request: ApiRequest): unknown
}

const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

/**
 * Paths of the blockchain API and the explorer, with the answers of the test.
 * Rows are filtered as the services do. Their values are in whichever currency
 * is asked for.
 */
export const answerApi: {
  readonly [name in keyof WireAnswers]: (
    value: WireAnswers[name],
    given: Given,
  ) => readonly ApiPath[]
} = {
  allowance: (allowance) => [get('v1/convert/allowance', { allowance })],
  allowedOrigins: (allowedOrigins) => [
    get('projects/v1/origins', { allowedOrigins }),
  ],
  balances: (rows) => [
    get('v1/account/:id/balance', ({ query }) => ({
      balances: rows.filter(({ chainId }) => isAsked(chainId, query)),
      currency: query.get('currency') ?? 'usd',
    })),
  ],
  exchanges: (exchanges, given) => [toExchangeCalls({ ...given, exchanges })],
  exchangePayUrl: (_, given) => [toExchangeCalls(given)],
  exchangeStatus: (_, given) => [toExchangeCalls(given)],
  features: (features) => [get('appkit/v1/config', { features })],
  gasPrices: (prices) => [get('v1/convert/gas-price', prices)],
  history: (rows) => [
    get('v1/account/:id/history', ({ query }) => ({
      currency: query.get('currency') ?? 'usd',
      data: rows.filter(({ metadata }) => isAsked(metadata.chain, query)),
      next: null,
    })),
  ],
  identity: (identity) => [get('v1/identity/:id', identity)],
  names: (records) => [
    get('v1/profile/account/:id', ({ id }) =>
      records.find(({ name }) => isSame(name, id)),
    ),
    get('v1/profile/reverse/:id', ({ id }) =>
      records.filter(({ addresses }) =>
        Object.values(addresses).some(({ address }) => isSame(address, id)),
      ),
    ),
    get('v1/profile/suggestions/:id', ({ id, query }) => {
      const name = `${id}.${query.get('zone') ?? 'reown.id'}`
      const registered = records.some((record) => isSame(record.name, name))
      return { suggestions: [{ name, registered }] }
    }),
  ],
  onrampOptions: (options) => [get('v1/onramp/options', options)],
  onrampQuote: (quote) => [post('v1/onramp/quote', quote)],
  onrampUrl: (url) => [post('v1/generators/onrampurl', url)],
  prices: (rows) => [
    post('v1/fungible/price', ({ body }) => {
      const { addresses = [], currency = 'usd' } = (body ?? {}) as {
        addresses?: string[]
        currency?: string
      }
      return {
        currency,
        fungibles: rows.filter(({ address }) =>
          addresses.some((asked) => isSame(asked, address)),
        ),
      }
    }),
  ],
  projectLimits: (planLimits) => [
    get('appkit/v1/project-limits', { planLimits }),
  ],
  sessions: (pcis) => [get('v1/sessions/:id', { pcis })],
  supportedChains: (http) => [get('v1/supported-chains', { http, ws: [] })],
  swap: (swap) => {
    if (swap === 'no-liquidity')
      return [get('v1/convert/quotes', { quotes: [] })]
    const { approve, quotes, transaction } = swap
    return [
      get('v1/convert/quotes', { quotes }),
      get('v1/convert/build-approve', approve),
      post('v1/convert/build-transaction', transaction),
    ]
  },
  swapTokens: (rows) => [
    get('v1/convert/tokens', ({ query }) => ({
      tokens: rows.filter(({ address }) =>
        address.startsWith(`${query.get('chainId')}:`),
      ),
    })),
  ],
  wallets: (rows) => [
    get('getWallets', ({ query }) => {
      const found = rows.filter((row) => isListed(row, query))
      const entries = Number(query.get('entries') ?? found.length)
      const start = (Number(query.get('page') ?? 1) - 1) * entries
      return { count: found.length, data: found.slice(start, start + entries) }
    }),
  ],
}

type Body = object | undefined | ((request: ApiRequest) => unknown)

function get(path: string, body: Body): ApiPath {
  return { method: 'get', path, toBody: toFunction(body) }
}

function post(path: string, body: Body): ApiPath {
  return { method: 'post', path, toBody: toFunction(body) }
}

function toFunction(body: Body) {
  return typeof body === 'function' ? (body as ApiPath['toBody']) : () => body
}

/** Whether the request asks for this network, or for all. */
function isAsked(network: string, query: URLSearchParams) {
  const asked = query.get('chainId')
  return asked === null || asked === network
}

function isListed(
  { id, name, rdns }: WireAnswers['wallets'][number],
  query: URLSearchParams,
) {
  const list = (key: string) => query.get(key)?.split(',')
  const search = query.get('search')?.toLowerCase() ?? ''
  return (
    name.toLowerCase().includes(search) &&
    (list('include')?.includes(id) ?? true) &&
    !list('exclude')?.includes(id) &&
    (list('names')?.includes(name) ?? true) &&
    (list('rdns')?.includes(rdns ?? '') ?? true)
  )
}

/** Exchanges share one path of JSON-RPC. */
function toExchangeCalls(given: Given): ApiPath {
  const { exchangePayUrl, exchangeStatus, exchanges } = given
  const results: Record<string, unknown> = {
    reown_getExchangeBuyStatus: exchangeStatus,
    reown_getExchangePayUrl: exchangePayUrl,
    reown_getExchanges: exchanges && { exchanges, total: exchanges.length },
  }
  return post('v1/json-rpc', ({ body }: ApiRequest) => {
    const { id = 1, method = '' } = (body ?? {}) as {
      id?: number
      method?: string
    }
    const result = results[method]
    const error = { code: -32601, message: 'Method not found' }
    return { id, jsonrpc: '2.0', ...(result ? { result } : { error }) }
  })
}
