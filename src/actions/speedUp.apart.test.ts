import { connect, createConfig } from '@wagmi/core'
import {
  createTestClient,
  type Hex,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { anvil as chain } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { prepareApproval } from '../../packages/wallet/src/approve/prepareApproval.js'
import { createNonces } from '../../packages/wallet/src/requests/transaction/createNonces.js'
import { createMemory } from '../../packages/wallet/src/test/createMemory.js'
import { inEnglish } from '../../packages/wallet/src/ui/language/createLanguage.js'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { createKit } from '../createKit.js'
import { cancelSend } from './cancelSend.js'
import { getSendStatus } from './getSendStatus.js'
import { sendToken } from './sendToken.js'
import { speedUp } from './speedUp.js'

/** The first account of anvil. */
const account = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const { address: from } = account

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createClient>
let count = 0

function createClient() {
  return createTestClient({
    ...{ chain, mode: 'anvil', transport: http(node.url) },
  })
    .extend(publicActions)
    .extend(walletActions)
}

beforeAll(async () => {
  node = await startAnvil()
  client = createClient()
})
afterAll(() => node?.stop())
afterEach(() => client.setAutomine(true))

/** An app, and the embedded wallet's own preparation and signature. */
async function setup(parameters: { id?: string } = {}) {
  const { id = 'ID_AUTH' } = parameters
  const cards: { action: string; warnings: readonly string[] }[] = []
  const ask = (method: string, params?: unknown) =>
    client.request({ method, params } as never) as Promise<unknown>
  const rpc = (_: unknown, method: string, params?: unknown) =>
    ask(method, params)
  const nonces = createNonces({ database: createMemory(), rpc })
  const frameChain = {
    ...{ ...chain, caipNetworkId: 'eip155:31337', rpcUrls: [node.url] },
  }
  const { connector } = createWallet({
    ...{ accounts: () => [from], chainId: chain.id, id, url: node.url },
    async intercept({ method, params }, send) {
      if (method !== 'eth_sendTransaction') return send({ method, params })
      const { run, view } = await prepareApproval(method, {
        ...{ account, nonces, origin: 'http://app.test', params, rpc },
        ...{ chain: frameChain, strings: inEnglish.strings },
      })
      cards.push(view)
      return run()
    },
  })
  const config = createConfig({
    chains: [chain],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [chain.id]: http(node.url, { retryCount: 0 }) },
  })
  const [first] = config.connectors
  if (first) await connect(config, { connector: first })
  const kit = createKit({ config, projectId: 'test' })
  await client.setAutomine(false)
  const to: Hex = `0x${(++count).toString(16).padStart(40, '7')}`
  const paying = sendToken(kit, { amount: '1.5', to, token: 'native' })
  paying.catch(() => {})
  const sendId = await vi.waitFor(async () => {
    const [intent] = (kit.storage.get('sendIntents') ?? []) as { id: string }[]
    const found = intent && (await getSendStatus(kit, { sendId: intent.id }))
    expect(found?.status).toBe('pending')
    return intent?.id ?? ''
  })
  const getReceived = () => client.getBalance({ address: to })
  return { cards, getReceived, kit, paying, sendId, to }
}

test('default: the payment lands once, and whoever waits for it learns', async () => {
  const { cards, getReceived, kit, paying, sendId } = await setup()
  const before = await getSendStatus(kit, { sendId })
  const sent = await speedUp(kit, { sendId })
  expect(sent?.hash).not.toBe(before?.hash)
  expect(cards.map(({ action }) => action)).toEqual(['Send', 'Speed up'])
  await client.mine({ blocks: 1 })
  const result = await paying
  expect(result).toMatchObject({
    hash: sent?.hash,
    replaced: { hash: before?.hash, reason: 'repriced' },
  })
  expect(await getReceived()).toBe(1_500_000_000_000_000_000n)
  await client.mine({ blocks: 2 })
  expect(await getReceived()).toBe(1_500_000_000_000_000_000n)
})

test('behavior: again and again, each dearer than the one before', async () => {
  const { getReceived, kit, paying, sendId } = await setup()
  const prices: bigint[] = []
  for (let time = 0; time < 3; time++) {
    const { hash = '0x' } = (await speedUp(kit, { sendId })) ?? {}
    const { maxFeePerGas = 0n } = await client.getTransaction({ hash })
    prices.push(maxFeePerGas)
  }
  expect(prices).toEqual([...prices].sort((a, b) => (a < b ? -1 : 1)))
  expect(new Set(prices).size).toBe(3)
  await client.mine({ blocks: 1 })
  await paying
  expect(await getReceived()).toBe(1_500_000_000_000_000_000n)
})

test('behavior: cancelled, nothing arrives', async () => {
  const { cards, getReceived, kit, paying, sendId } = await setup()
  await cancelSend(kit, { sendId })
  expect(cards.at(-1)).toMatchObject({
    action: 'Cancel a transaction',
    warnings: [inEnglish.strings.warnings.mayLose],
  })
  await client.mine({ blocks: 1 })
  await expect(paying).rejects.toMatchObject({ code: 'TRANSACTION_CANCELLED' })
  expect(await getReceived()).toBe(0n)
})

test('behavior: a payment that is faster than its cancellation', async () => {
  const { getReceived, kit, paying, sendId } = await setup()
  await client.mine({ blocks: 1 })
  await paying
  expect(await cancelSend(kit, { sendId })).toBeUndefined()
  expect(await speedUp(kit, { sendId })).toBeUndefined()
  expect(await getReceived()).toBe(1_500_000_000_000_000_000n)
})

test('error: another wallet has a button of its own', async () => {
  const { kit, paying, sendId } = await setup({ id: 'wallet' })
  await expect(speedUp(kit, { sendId })).rejects.toMatchObject({
    ...{ code: 'NOT_CONNECTED', sentToNetwork: 'no' },
  })
  await client.mine({ blocks: 1 })
  await paying
})
