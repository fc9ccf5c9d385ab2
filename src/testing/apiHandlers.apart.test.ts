// A process of its own: msw replaces the platform's `fetch`.
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { apiEndpoints, hosts } from '../../test/setup/api/apiEndpoints.js'
import { createApiClient } from '../api/createApiClient.js'
import { apiHandlers } from './apiHandlers.js'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function use(answers: object) {
  server.use(...apiHandlers({ supportedChains: ['eip155:31337'], ...answers }))
  return createApiClient({ hosts, projectId: 'test' })
}

/** The subject of each endpoint, and where its answer holds it. */
const subjects = {
  buildApprove: (approve: object) => ({ swap: { approve, quotes: [] } }),
  buildSwap: (transaction: object) => ({ swap: { quotes: [], transaction } }),
  getAllowedOrigins: (body: object) => body,
  getBalances: ({ balances }: never) => ({ balances }),
  getExchangeBuyStatus: ({ result }: never) => ({ exchangeStatus: result }),
  getExchangePayUrl: ({ result }: never) => ({ exchangePayUrl: result }),
  getGasPrices: (gasPrices: object) => ({ gasPrices }),
  getHistory: ({ data }: never) => ({ history: data }),
  getIdentity: (identity: object) => ({ identity }),
  getName: (record: object) => ({ names: [record] }),
  getOnrampOptions: (onrampOptions: object) => ({ onrampOptions }),
  getOnrampQuote: (onrampQuote: object) => ({ onrampQuote }),
  getOnrampUrl: (onrampUrl: object) => ({ onrampUrl }),
  getPrices: ({ fungibles }: never) => ({ prices: fungibles }),
  getProjectConfig: ({ features }: never) => ({ features }),
  getProjectLimits: ({ planLimits }: never) => ({ projectLimits: planLimits }),
  getSessions: ({ pcis }: never) => ({ sessions: pcis }),
  getSwapAllowance: (body: object) => body,
  getSwapQuotes: ({ quotes }: never) => ({ swap: { quotes } }),
  getSwapTokens: ({ tokens }: never) => ({ swapTokens: tokens }),
} as const

describe('every subject', () => {
  for (const [name, toAnswers] of Object.entries(subjects))
    test(`default: ${name} gets what the test says`, async () => {
      const endpoint = apiEndpoints.find((one) => one.name === name)
      if (!endpoint) throw new Error('no such endpoint')
      const api = use(toAnswers(endpoint.answer as never))
      const result = await endpoint.call(api)
      // One page only.
      const expected = { ...(endpoint.result as object) }
      if (name === 'getHistory') Object.assign(expected, { next: undefined })
      expect(result).toEqual(expected)
    })
})

const row = (name: string, chainId: string) => ({
  name,
  symbol: name,
  chainId,
  price: 1,
  quantity: { decimals: '18', numeric: '1.5' },
})

test('behavior: rows are those of the network that is asked for', async () => {
  const api = use({
    balances: [row('One', 'eip155:1'), row('Two', 'eip155:31337')],
  })
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const { balances } = await api.getBalances({
    address,
    caipNetworkId: 'eip155:31337',
  })
  expect(balances.map(({ name }) => name)).toEqual(['Two'])
  expect((await api.getBalances({ address })).balances).toHaveLength(2)
})

test('behavior: wallets are searched, and come in pages', async () => {
  const api = use({
    wallets: ['Ember', 'Flint', 'Ember Two'].map((name) => ({
      id: name,
      name,
    })),
  })
  const search = { entries: 1, page: 2, search: 'ember' }
  const { count, wallets } = await api.getWallets(search)
  expect(count).toBe(2)
  expect(wallets.map(({ name }) => name)).toEqual(['Ember Two'])
  const { wallets: some } = await api.getWallets({ include: ['Flint'] })
  expect(some.map(({ name }) => name)).toEqual(['Flint'])
})

test('behavior: names that nobody has are not found', async () => {
  const api = use({ names: [] })
  expect((await api.getName({ name: 'ada.reown.id' })).record).toBeUndefined()
  const { suggestions } = await api.suggestNames({ name: 'ada' })
  expect(suggestions).toEqual([{ name: 'ada.reown.id', isRegistered: false }])
})

test('behavior: no liquidity is no quote', async () => {
  const api = use({ swap: 'no-liquidity' })
  const endpoint = apiEndpoints.find(({ name }) => name === 'getSwapQuotes')
  expect(await endpoint?.call(api)).toMatchObject({ quotes: [] })
})

test('behavior: a status and a lost connection', async () => {
  const api = use({ gasPrices: 400, onrampUrl: 'offline' })
  await expect(
    api.getGasPrices({ caipNetworkId: 'eip155:31337' }),
  ).rejects.toMatchObject({ status: 400 })
  const endpoint = apiEndpoints.find(({ name }) => name === 'getOnrampUrl')
  await expect(endpoint?.call(api)).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
  })
})

test('default: two networks are supported', async () => {
  server.use(...apiHandlers())
  const api = createApiClient({ hosts, projectId: 'test' })
  expect((await api.getSupportedChains()).http).toEqual([
    'eip155:1',
    'eip155:31337',
  ])
})

test.each([
  [{ balance: [] }, 'balance'],
  [{ constructor: [] }, 'constructor'],
  [{ balances: {} }, 'balances'],
  [
    { balances: [{ ...row('A', 'eip155:1'), price: '1' }] },
    'balances[0].price',
  ],
  [
    {
      balances: [
        {
          ...row('A', 'eip155:1'),
          quantity: { decimals: '18', numeric: '-1' },
        },
      ],
    },
    'balances[0].quantity.numeric',
  ],
  [{ swap: 'no liquidity' }, 'swap'],
  [{ swap: { quote: [] } }, 'swap'],
  [{ history: 200 }, 'history'],
  [
    { gasPrices: { standard: 1, fast: '1', instant: '1' } },
    'gasPrices.standard',
  ],
  [{ features: null }, 'features'],
  [null, 'answers'],
  [3, 'answers'],
])('error: %j is refused', (answers, parameter) => {
  expect(() => apiHandlers(answers as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETER', parameter }),
  )
})
