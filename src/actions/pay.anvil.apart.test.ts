// A process of its own: it starts the local services.
import { connect, createConfig } from '@wagmi/core'
import { createPublicClient, type Hex, http, parseEther } from 'viem'
import { anvil } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import type { PaymentAsset } from '../core/pay/payment.js'
import { createKit, type Kit } from '../createKit.js'
import { getExchangeAssets } from './getExchangeAssets.js'
import { getExchangeBuyStatus } from './getExchangeBuyStatus.js'
import { getExchangePayUrl } from './getExchangePayUrl.js'
import { getExchanges } from './getExchanges.js'
import { getPayQuote } from './getPayQuote.js'
import { getPayStatus } from './getPayStatus.js'
import { pay } from './pay.js'

/** Fifth account of every development node. */
const buyer = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const other = { ...anvil, id: 31338, name: 'Anvil Two' }

let services: Awaited<ReturnType<typeof startServices>>
let kit: Kit
let assets: readonly PaymentAsset[]
let count = 0

beforeAll(async () => {
  services = await startServices({
    ports: 'free',
  })
  const { chain, chains, projectId, urls } = services
  const wallet = createWallet({
    accounts: () => [buyer],
    chainId: anvil.id,
    url: chain.rpcUrl,
  })
  const config = createConfig({
    chains: [anvil, other],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 50,
    storage: null,
    transports: {
      [anvil.id]: http(chain.rpcUrl),
      [other.id]: http(chains[1]?.rpcUrl),
    },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  kit = createKit({
    config,
    hosts: { api: urls.api, explorer: urls.api, rpc: urls.api },
    projectId,
  })
  const found = await getExchangeAssets(kit, { exchangeId: 'reown_test' })
  assets = found.assets
}, 60_000)

afterAll(() => services?.stop())

const find = (network: string, symbol: string) =>
  assets.find(
    (asset) => asset.network === network && asset.metadata.symbol === symbol,
  ) as PaymentAsset

const createRecipient = (): Hex =>
  `0x${(++count).toString(16).padStart(40, '7')}`

const readEther = (address: Hex, index = 0) =>
  createPublicClient({
    transport: http(services.chains[index]?.rpcUrl),
  }).getBalance({ address })

/** Presses a button of the exchange's page, as a browser would. */
async function decide(url: string, decision: 'pay' | 'decline') {
  const page = await fetch(url)
  expect(await page.text()).toContain('Pay 0.5 ETH')
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision }),
  })
}

test('default: an exchange credits the recipient on the chain, once', async () => {
  const recipient = createRecipient()
  const paymentAsset = find('eip155:31337', 'ETH')
  const { exchanges } = await getExchanges(kit, { paymentAsset, amount: '0.5' })
  expect(exchanges).toMatchObject([
    { id: 'reown_test', name: 'Local Exchange' },
  ])
  const exchangeId = exchanges[0]?.id ?? ''
  const payment = { paymentAsset, recipient, amount: '0.5' }
  const { sessionId, url } = await getExchangePayUrl(kit, {
    ...payment,
    exchangeId,
  })
  const session = { exchangeId, sessionId }
  expect(await getExchangeBuyStatus(kit, session)).toMatchObject({
    status: 'IN_PROGRESS',
  })
  await Promise.all([decide(url, 'pay'), decide(url, 'pay')])
  const { status, txHash } = await getExchangeBuyStatus(kit, session)
  expect(status).toBe('SUCCESS')
  expect(txHash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await readEther(recipient)).toBe(parseEther('0.5'))
})

test('error: declined at the exchange', async () => {
  const recipient = createRecipient()
  const paymentAsset = find('eip155:31337', 'ETH')
  const { sessionId, url } = await getExchangePayUrl(kit, {
    ...{ paymentAsset, recipient, amount: '0.5', exchangeId: 'reown_test' },
  })
  await decide(url, 'decline')
  expect(
    await getExchangeBuyStatus(kit, { exchangeId: 'reown_test', sessionId }),
  ).toMatchObject({ status: 'FAILED' })
  expect(await readEther(recipient)).toBe(0n)
})

test('param: exclude, includeOnly; error: an unsupported asset', async () => {
  const none = await getExchanges(kit, { exclude: ['reown_test'] })
  expect(none).toEqual({ exchanges: [], total: 0 })
  const others = await getExchanges(kit, { includeOnly: ['other'] })
  expect(others.exchanges).toEqual([])
  const paymentAsset = { ...find('eip155:31337', 'ETH'), network: 'eip155:1' }
  await expect(getExchanges(kit, { paymentAsset })).rejects.toMatchObject({
    code: 'ASSET_NOT_SUPPORTED',
  })
})

test('behavior: ether of one chain pays ether of another, through the service', async () => {
  const recipient = createRecipient()
  const payment = {
    paymentAsset: find('eip155:31338', 'ETH'),
    recipient,
    amount: '0.25',
  }
  const quote = await getPayQuote(kit, {
    ...payment,
    from: find('eip155:31337', 'ETH'),
  })
  expect(quote).toMatchObject({ isDirect: false, toAmount: '0.25' })
  expect(quote.fees).toMatchObject([{ label: 'Service fee', symbol: 'ETH' }])
  expect(await getPayStatus(kit, quote)).toEqual({ status: 'waiting' })
  const result = await pay(kit, { ...payment, quote })
  expect(result).toMatchObject({ success: true, status: 'success' })
  expect(await readEther(recipient, 1)).toBe(parseEther('0.25'))
  expect(await getPayStatus(kit, quote)).toEqual({ status: 'success' })
}, 30_000)

test('behavior: ether pays SOL on Solana', async () => {
  const payment = {
    paymentAsset: find('solana:localnet', 'SOL'),
    recipient: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    amount: '0.5',
  }
  const quote = await getPayQuote(kit, {
    ...payment,
    from: find('eip155:31337', 'ETH'),
  })
  const result = await pay(kit, { ...payment, quote })
  expect(result).toMatchObject({ success: true, status: 'success' })
}, 30_000)

test('error: asset that the service says it does not support', async () => {
  await expect(
    getPayQuote(kit, {
      paymentAsset: find('eip155:31338', 'ETH'),
      recipient: createRecipient(),
      amount: '1',
      from: { ...find('eip155:31337', 'ETH'), network: 'eip155:5' },
    }),
  ).rejects.toMatchObject({ code: 'ASSET_NOT_SUPPORTED' })
})
