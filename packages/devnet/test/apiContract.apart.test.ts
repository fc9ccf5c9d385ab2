// A process of its own: the server's embedded Postgres takes much memory.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiClient, createApiClient, NameError } from 'latchkey/api'
import { createSessions, type Sessions } from 'latchkey-server'
import {
  type RunningServer,
  readConfig,
  startServer,
} from 'latchkey-server/start'
import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { get } = setupServices()

const caipNetworkId = 'eip155:31337'
const native = `${caipNetworkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const none = { dropped: 0, partial: false, isSupported: true }

let dataDir: string
let gold: string
let server: RunningServer
let usd: string

/** What is asked, and what only one of the two has. */
const targets = {
  devnet: {
    getUrl: () => get().urls.api,
    addSession: (wish: Parameters<Sessions['add']>[0]) =>
      get().control.addSession(wish),
    hasAnalytics: true,
  },
  'latchkey-server': {
    getUrl: () => server.url,
    addSession: (wish: Parameters<Sessions['add']>[0]) =>
      createSessions({ now: Date.now, store: server.store }).add(wish),
    hasAnalytics: false,
  },
}

beforeAll(async () => {
  const { server: own, tokens } = get()
  dataDir = await mkdtemp(join(tmpdir(), 'latchkey-contract-'))
  const port = await findPort()
  server = await startServer({
    backend: own.backend,
    config: readConfig({
      ...own.environment,
      ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: String(port) },
      // Node cannot resolve names under localhost everywhere.
      PUBLIC_URL: `http://localhost:${port}`,
    }),
    frameDir: dataDir,
    print: () => {},
  })
  gold = `${caipNetworkId}:${tokens.gold.address}`
  usd = `${caipNetworkId}:${tokens.usd.address}`
}, 120_000)

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { force: true, recursive: true })
})

/** Every endpoint of the client, answered from the chain and read strictly. */
describe.each(['devnet', 'latchkey-server'] as const)('API of %s', (target) => {
  const { addSession, getUrl, hasAnalytics } = targets[target]
  const owner = privateKeyToAccount(generatePrivateKey())
  const { address } = owner
  const caipAddress = `${caipNetworkId}:${address}`
  let api: ApiClient

  beforeAll(async () => {
    const url = getUrl()
    const hosts = { api: url, rpc: url, explorer: url }
    api = createApiClient({ projectId: 'local', hosts })
    await get().control.fund(address)
  })

  test('getSupportedChains', async () => {
    const { http } = await api.getSupportedChains()
    expect(http).toContain(caipNetworkId)
  })

  test('getBalances, getPrices', async () => {
    const found = await api.getBalances({ address, caipNetworkId })
    expect(found).toMatchObject(none)
    expect(found.balances.map(({ symbol }) => symbol)).toContain('ETH')
    const prices = await api.getPrices({ addresses: [usd], caipNetworkId })
    expect(prices).toMatchObject(none)
    expect(prices.fungibles[0]?.price).toBeGreaterThan(0)
  })

  test('param: currency', async () => {
    const place = { address, caipNetworkId }
    const [dollars, yen] = await Promise.all(
      ['USD', 'JPY'].map((currency) => api.getBalances({ ...place, currency })),
    )
    expect(yen).toMatchObject({ ...none, currency: 'JPY' })
    for (const { address: id, price, quantity } of dollars?.balances ?? []) {
      const other = yen?.balances.find((row) => row.address === id)
      expect(other?.price).toBeCloseTo(price * 150, 6)
      expect(other?.quantity).toEqual(quantity)
    }
    const prices = await api.getPrices({ addresses: [usd], currency: 'jpy' })
    expect(prices.currency).toBe('JPY')
    expect(prices.fungibles[0]?.price).toBeCloseTo(150, 6)
    const history = await api.getHistory({ ...place, currency: 'JPY' })
    expect(history.currency).toBe('JPY')
    const unknown = await api.getBalances({ ...place, currency: 'XTS' })
    expect(unknown).toMatchObject({ ...none, currency: 'USD' })
    expect(unknown.balances).toEqual(dollars?.balances)
  })

  test('getHistory', async () => {
    const found = await api.getHistory({ address, caipNetworkId })
    expect(found).toMatchObject(none)
    expect(found.transactions.length).toBeGreaterThan(0)
    expect(found.transactions[0]?.transfers?.[0]?.direction).toBe('in')
  })

  test('getSwapTokens', async () => {
    const found = await api.getSwapTokens({ caipNetworkId })
    expect(found).toMatchObject(none)
    expect(found.tokens.map((token) => token.address.toLowerCase())).toContain(
      gold.toLowerCase(),
    )
  })

  test('getGasPrices, getSwapQuotes, getSwapAllowance', async () => {
    const { standard, fast, instant } = await api.getGasPrices({
      caipNetworkId,
    })
    expect(standard > 0n && fast > standard && instant > fast).toBe(true)
    const pair = { from: usd, to: gold, caipNetworkId }
    const { quotes } = await api.getSwapQuotes({
      ...pair,
      address,
      amount: 1_000_000n,
      gasPrice: standard,
    })
    expect(quotes[0]?.fromAmount).toBe(1_000_000n)
    expect(quotes[0]?.toAmount).toBeGreaterThan(0n)
    expect(
      await api.getSwapAllowance({
        tokenAddress: usd,
        userAddress: caipAddress,
        caipNetworkId,
      }),
    ).toEqual({ allowance: 0n, isSupported: true })
  })

  test('buildApprove, buildSwap', async () => {
    const account = { userAddress: caipAddress, caipNetworkId }
    const approve = await api.buildApprove({ ...account, from: usd, to: gold })
    expect(approve.value).toBe(0n)
    expect(approve.data).toMatch(/^0x095ea7b3/)
    const swap = await api.buildSwap({
      ...account,
      amount: 10n ** 15n,
      from: native,
      to: gold,
    })
    expect(swap.value).toBe(10n ** 15n)
    expect(swap.to.startsWith(`${caipNetworkId}:0x`)).toBe(true)
  })

  test('getIdentity, registerName, getName, reverseName, suggestNames', async () => {
    expect(await api.getIdentity({ address })).toEqual({ isSupported: true })
    const name = 'api-client.reown.id'
    const lookUp = () => api.getName({ name, caipNetworkId })
    expect(await lookUp()).toEqual({ record: undefined, isSupported: true })
    const timestamp = Math.floor(Date.now() / 1_000)
    const message = JSON.stringify({ name, attributes: {}, timestamp })
    const coinType = 0x80000000 + 31337
    const wish = { address, coinType, message }
    const signature = await owner.signMessage({ message })
    expect(await api.registerName({ ...wish, signature })).toEqual({
      success: true,
    })
    expect((await lookUp()).record?.addresses[coinType]?.address).toBe(address)
    const { records } = await api.reverseName({ address, caipNetworkId })
    expect(records.map((record) => record.name)).toEqual([name])
    const { suggestions } = await api.suggestNames({ name: 'api-client' })
    expect(suggestions).toContainEqual({ name, isRegistered: true })
    const again = api.registerName({ ...wish, signature })
    const error = await again.catch((error) => error)
    expect(error).toBeInstanceOf(NameError)
    expect(error.reason).toMatch(/\w/)
    expect((await api.getIdentity({ address, caipNetworkId })).name).toBe(name)
  })

  test('getOnrampOptions, getOnrampQuote, getOnrampUrl', async () => {
    const options = await api.getOnrampOptions({ caipNetworkId })
    expect(options).toMatchObject({ isFallback: false, partial: false })
    const [purchaseCurrency] = options.purchaseCurrencies
    const [paymentCurrency] = options.paymentCurrencies
    if (!purchaseCurrency || !paymentCurrency) throw new Error('Nothing sold')
    const quote = await api.getOnrampQuote({
      amount: '100',
      paymentCurrency,
      purchaseCurrency,
    })
    expect(quote).toMatchObject({ estimated: false })
    expect(quote?.paymentTotal.amount).toMatch(/^100/)
    const assets = [purchaseCurrency.symbol]
    const blockchains = purchaseCurrency.networks.map(({ name }) => name)
    const { url } = await api.getOnrampUrl({
      destinationWallets: [{ address, assets, blockchains }],
      partnerUserId: 'local',
    })
    expect(url).toMatch(/^http/)
  })

  test('getSessions, revokeSession', async () => {
    const { pci } = await addSession({ address })
    const list = async () => (await api.getSessions({ caipAddress })).sessions
    expect(await list()).toMatchObject([{ pci, status: 'active' }])
    const signature = await owner.signMessage({
      message: `Revoke app permission ${pci}`,
    })
    const wish = { address: caipAddress, pci, signature, caipNetworkId }
    expect(await api.revokeSession(wish)).toEqual({ success: true })
    expect(await list()).toMatchObject([{ pci, status: 'revoked' }])
  })

  test('getProjectConfig, getProjectLimits, getAllowedOrigins, getAnalyticsConfig', async () => {
    const { features, partial } = await api.getProjectConfig()
    expect(partial).toBe(false)
    expect(features.length).toBeGreaterThan(0)
    expect((await api.getProjectLimits()).isAboveRpcLimit).toBe(false)
    expect(Array.isArray((await api.getAllowedOrigins()).origins)).toBe(true)
    expect(await api.getAnalyticsConfig()).toEqual({
      isAnalyticsEnabled: hasAnalytics,
      ...(hasAnalytics && { isBatchEnabled: true }),
    })
  })

  test('getWallets, getImage', async () => {
    const page = { page: 1, entries: 40 }
    const found = await api.getWallets(page)
    expect(found).toMatchObject({ dropped: 0, partial: false })
    expect(found.wallets).toHaveLength(40)
    expect(found.count).toBeGreaterThanOrEqual(60)
    const id = found.wallets.find(({ imageId }) => imageId)?.imageId ?? ''
    const image = await api.getImage({ kind: 'wallet', id })
    expect(image.type).toMatch(/^image\//)
    expect(image.size).toBeGreaterThan(0)
  })

  test('rpc', async () => {
    const chainId = await api.rpc({ caipNetworkId, method: 'eth_chainId' })
    expect(chainId).toBe('0x7a69')
  })
})

describe('both', () => {
  const { address } = privateKeyToAccount(generatePrivateKey())

  async function ask(path: string, body?: unknown) {
    const answers = await Promise.all(
      Object.values(targets).map(async ({ getUrl }) => {
        const url = `${getUrl()}${path}`
        const response = await fetch(
          url,
          body === undefined
            ? {}
            : {
                body: JSON.stringify(body),
                headers: { 'content-type': 'application/json' },
                method: 'POST',
              },
        )
        return { body: await response.json(), status: response.status }
      }),
    )
    const [local, own] = answers
    if (!local || !own) throw new Error('No answers')
    return { local, own }
  }

  const query = (given: Record<string, string>) =>
    new URLSearchParams({ projectId: 'local', ...given })

  beforeAll(async () => {
    const { control } = get()
    await control.fund(address)
    await get().setBalance({ address, amount: '3', token: 'GOLD' })
    await control.nft({ to: address })
  })

  type Row = {
    price: number
    quantity: unknown
    symbol: string
    value: number
  }

  test.each([
    ['the chain with tokens', { chainId: caipNetworkId }],
    ['all chains', {}],
  ])('balances of %s', async (_, more) => {
    const path = `/v1/account/${address}/balance?${query({ currency: 'usd', ...more })}`
    const { local, own } = await ask(path)
    const toAmounts = (rows: Row[]) =>
      rows
        .map(({ price: _, value: __, ...row }) => row)
        .map((row) => ({ ...row, iconUrl: undefined }))
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    expect(toAmounts(own.body.balances)).toEqual(toAmounts(local.body.balances))
    const gold = (rows: Row[]) => rows.find(({ symbol }) => symbol === 'GOLD')
    expect(gold(own.body.balances)?.price).toBeCloseTo(
      gold(local.body.balances)?.price ?? 0,
      1,
    )
  })

  test('balances of a Solana account', async () => {
    const solana = 'FVYKQH5aGAqMxfNbAvv1XQ7Z9p5jTkFEh5kSGCK2hGHo'
    await get().control.fund(solana)
    // Of which users see ten times as many.
    get().solana.give(solana, { shares: '1.5' })
    const path = `/v1/account/${solana}/balance?${query({ chainId: 'solana:localnet' })}`
    const { local, own } = await ask(path)
    const toRows = (rows: Row[]) =>
      rows
        .map(({ price, quantity, symbol, value }) => [
          ...[symbol, quantity, price, value],
        ])
        .toSorted()
    expect(toRows(own.body.balances)).toEqual(toRows(local.body.balances))
    const quantity = { decimals: '6', numeric: '15' }
    const shares = expect.objectContaining({ quantity, symbol: 'SHRS' })
    for (const { body } of [own, local])
      expect(body.balances).toContainEqual(shares)
  })

  test('prices', async () => {
    const mint = get().solana.tokens.silver.address
    const addresses = [usd, gold, native, `solana:localnet:${mint}`]
    const body = { addresses, currency: 'usd', projectId: 'local' }
    const { local, own } = await ask('/v1/fungible/price', body)
    type Price = { address: string; price: number }
    expect(own.body.fungibles.map(({ address }: Price) => address)).toEqual(
      addresses,
    )
    for (const [index, { price }] of own.body.fungibles.entries()) {
      const other = local.body.fungibles[index].price
      expect(Math.abs(price - other) / other).toBeLessThan(0.001)
    }
  })

  test('history', async () => {
    const path = `/v1/account/${address}/history?${query({ chainId: caipNetworkId })}`
    const { local, own } = await ask(path)
    type Entry = {
      id: string
      metadata: Record<string, unknown>
      transfers:
        | {
            direction: string
            fungible_info?: { symbol: string }
            nft_info?: { token_id: string }
            quantity: { numeric: string }
          }[]
        | null
    }
    const toEntries = (entries: Entry[]) =>
      entries.map(({ id, metadata, transfers }) => ({
        id,
        // An indexer does not tell who sent what others sent, but a transfer.
        metadata: /send|receive/.test(String(metadata.operationType))
          ? metadata
          : { ...metadata, sentFrom: undefined, sentTo: undefined },
        transfers: transfers?.map((transfer) => ({
          direction: transfer.direction,
          nft: transfer.nft_info?.token_id,
          numeric: transfer.quantity.numeric,
          symbol: transfer.fungible_info?.symbol,
        })),
      }))
    expect(local.body.data.length).toBeGreaterThan(1)
    expect(toEntries(own.body.data)).toEqual(toEntries(local.body.data))
  })

  test('tokens and quotes', async () => {
    const tokens = await ask(
      `/v1/convert/tokens?${query({ chainId: caipNetworkId })}`,
    )
    const toAddresses = (rows: { address: string }[]) =>
      rows.map((row) => row.address.toLowerCase()).toSorted()
    expect(toAddresses(tokens.own.body.tokens)).toEqual(
      toAddresses(tokens.local.body.tokens),
    )
    const { tether, weth } = get().tokens
    const id = (token: string) => `${caipNetworkId}:${token}`
    for (const [from, to, amount] of [
      [usd, gold, 1_000_000n],
      [native, gold, parseEther('0.1')],
      [gold, native, parseEther('2')],
      [id(tether.address), id(weth.address), 5_000_000n],
    ] as const) {
      const wish = { amount: String(amount), from, to, userAddress: address }
      const { local, own } = await ask(`/v1/convert/quotes?${query(wish)}`)
      expect(own).toEqual(local)
      expect(own.status).toBe(200)
    }
  })

  test('transactions of a swap', async () => {
    const userAddress = `${caipNetworkId}:${address}`
    const wish = { from: usd, to: gold, userAddress }
    const approve = await ask(`/v1/convert/build-approve?${query(wish)}`)
    expect(approve.own.body.tx).toMatchObject({
      data: approve.local.body.tx.data,
      to: approve.local.body.tx.to,
      value: '0',
    })
    const swap = await ask('/v1/convert/build-transaction', {
      ...{ ...wish, amount: '1000000', projectId: 'local' },
      ...{ disableEstimate: true, eip155: { slippage: 1 } },
    })
    const { data, to } = swap.local.body.tx
    // All but the deadline, in the last of the words before the path.
    expect(swap.own.body.tx.data.length).toBe(data.length)
    expect(swap.own.body.tx.data.slice(0, 10 + 64 * 2)).toBe(
      data.slice(0, 10 + 64 * 2),
    )
    expect(swap.own.body.tx.to).toBe(to)
  })

  test.each<[path: string, body?: unknown]>([
    ['/v1/supported-chains'],
    ['/v1/supported-chains?projectId=nobody'],
    [`/v1/account/ada/balance?${query({})}`],
    [`/v1/account/${address}/balance?${query({ chainId: 'eip155:1' })}`],
    [`/v1/account/${address}/balance?${query({ currency: 'xts' })}`],
    [`/v1/account/ada/history?${query({})}`],
    [`/v1/account/${address}/history?${query({ chainId: 'eip155:1' })}`],
    [`/v1/account/${address}/history?${query({ cursor: 'x' })}`],
    [`/v1/convert/tokens?${query({ chainId: 'eip155:1' })}`],
    [`/v1/convert/tokens?${query({ chainId: 'eip155:31338' })}`],
    [`/v1/convert/quotes?${query({ amount: '1' })}`],
    [`/v1/convert/quotes?${query({ amount: '-1', from: native, to: native })}`],
    [`/v1/convert/gas-price?${query({ chainId: 'eip155:31338' })}`],
    [`/v1/convert/build-approve?${query({ from: native, to: native })}`],
    ['/v1/convert/build-transaction', { projectId: 'local' }],
    [
      '/v1/fungible/price',
      { addresses: ['ada'], currency: 'usd', projectId: 'local' },
    ],
    [
      '/v1/fungible/price',
      { addresses: [], currency: 'xts', projectId: 'local' },
    ],
    ['/v1/onramp/quote', { projectId: 'local' }],
    ['/v1/generators/onrampurl', { projectId: 'local' }],
    [`/v1/profile/account/nobody.reown.id?${query({ apiVersion: '2' })}`],
    [`/v1/sessions/ada?${query({})}`],
    ['/nowhere'],
  ])('status of %s', async (path, body) => {
    const { local, own } = await ask(path, body)
    expect(own.status).toBe(local.status)
    expect(typeof own.body).toBe('object')
  })

  test('features are those that are served', async () => {
    const { own } = await ask(`/appkit/v1/config?${query({})}`)
    const { features } = own.body as {
      features: { id: string; isEnabled: boolean }[]
    }
    const isEnabled = (id: string) =>
      features.find((feature) => feature.id === id)?.isEnabled
    expect(['swap', 'onramp', 'activity'].map(isEnabled)).toEqual([
      ...[true, true, true],
    ])
  })
})

function findPort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      probe.close(() => resolve(port))
    })
  })
}
