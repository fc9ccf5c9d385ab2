import { type ApiClient, createApiClient, NameError } from 'latchkey/api'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { setupServices } from './setupServices.js'

const { get } = setupServices()

const caipNetworkId = 'eip155:31337'
const owner = privateKeyToAccount(generatePrivateKey())
const { address } = owner
const caipAddress = `${caipNetworkId}:${address}`
const native = `${caipNetworkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const none = { dropped: 0, partial: false, isSupported: true }

let api: ApiClient
let gold: string
let usd: string

beforeAll(async () => {
  const { control, tokens, urls } = get()
  const hosts = { api: urls.api, rpc: urls.api, explorer: urls.api }
  api = createApiClient({ projectId: 'local', hosts })
  gold = `${caipNetworkId}:${tokens.gold.address}`
  usd = `${caipNetworkId}:${tokens.usd.address}`
  await control.fund(address)
})

/** Every endpoint of the client, answered from the chain and read strictly. */
describe('the client and the local API', () => {
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
    const { pci } = await get().control.addSession({ address })
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
      isAnalyticsEnabled: true,
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
