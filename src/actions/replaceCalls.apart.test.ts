import { type Address, erc20Abi, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startServices } from '../../packages/devnet/src/startServices.js'
import { createRpc } from '../../packages/wallet/src/node/createRpc.js'
import { createWalletPage } from '../../test/setup/frame/createWalletPage.js'
import {
  createEvmClient,
  createEvmKit,
} from '../../test/setup/kit/createEvmKit.js'
import { getSendJournal } from '../features/payments/getSendJournal.js'
import { cancelSend } from './cancelSend.js'
import { getSendStatus } from './getSendStatus.js'
import { sendToken } from './sendToken.js'
import { speedUp } from './speedUp.js'

// A process of its own: it starts the services.

let services: Awaited<ReturnType<typeof startServices>>
let client: ReturnType<typeof createEvmClient>
let count = 0

beforeAll(async () => {
  // Preload: modules are compiled on demand.
  await import('./payment/payments.js')
  services = await startServices({ ports: 'free', userOperations: true })
  client = createEvmClient(services.chain.rpcUrl)
}, 120_000)
afterEach(() => services?.control.heal())
afterAll(() => services?.stop())

const methods = [
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
]

/** A sponsored payment of 5 dollars that the bundler keeps back. */
async function setup(parameters: { id?: string } = {}) {
  const { id = 'ID_AUTH' } = parameters
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await services.control.fund(address)
  await client.setBalance({ address, value: 0n })
  const { bundler, paymaster } = services.urls
  const page = createWalletPage({
    ...{ bundlerUrls: [bundler], hasSmartAccounts: true, key },
    chainIds: [31337],
    paymasters: [new URL(paymaster).origin],
    rpc: createRpc(),
    rpcUrls: [[services.chain.rpcUrl]],
  })
  const { kit } = await createEvmKit({
    accounts: () => [address],
    id,
    intercept: (request, send) =>
      methods.includes(request.method)
        ? page.request(request.method, request.params)
        : send(request),
    kit: {
      hosts: { api: services.urls.api },
      paymaster: { 31337: paymaster },
      projectId: 'local',
    },
    pollingInterval: 20,
    url: services.chain.rpcUrl,
  })
  services.control.bundler.setMode('hold')
  const before = services.control.bundler.pending()
  const to: Address = `0x${(++count).toString(16).padStart(40, '7')}`
  const token = services.contracts.usd
  const paying = sendToken(kit, { amount: '5', to, token })
  paying.catch(() => {})
  const hash = await vi.waitFor(() => {
    const pending = services.control.bundler.pending()
    const found = pending.find((one) => !before.includes(one))
    expect(found).toBeDefined()
    return found
  })
  const [intent] = getSendJournal(kit).list()
  const getReceived = () =>
    client.readContract({
      ...{ abi: erc20Abi, address: token, args: [to] },
      functionName: 'balanceOf',
    })
  return { getReceived, hash, kit, page, paying, sendId: intent?.id ?? '' }
}

const flush = () => services.control.bundler.flush()
const paid = parseUnits('5', 6)

test('default: sped up, it lands once, and whoever waits for it learns', async () => {
  const { getReceived, hash, kit, page, paying, sendId } = await setup()
  expect(await getSendStatus(kit, { sendId })).toMatchObject({
    status: 'pending',
  })
  expect(await speedUp(kit, { sendId })).toEqual({ hash: undefined })
  expect(page.cards.map(({ action }) => action)).toEqual(['Send', 'Speed up'])
  expect(services.control.bundler.pending()).not.toContain(hash)
  await flush()
  expect(await paying).toMatchObject({ via: 'batch' })
  expect(await getReceived()).toBe(paid)
  expect(getSendJournal(kit).list()).toEqual([])
})

test('behavior: cancelled, nothing arrives', async () => {
  const { getReceived, kit, page, paying, sendId } = await setup()
  expect(await cancelSend(kit, { sendId })).toEqual({ hash: undefined })
  expect(page.cards.at(-1)?.action).toBe('Cancel a transaction')
  await flush()
  await expect(paying).rejects.toMatchObject({
    ...{ code: 'TRANSACTION_CANCELLED', sentToNetwork: 'no' },
  })
  expect(await getReceived()).toBe(0n)
  expect(getSendJournal(kit).list()).toEqual([])
})

test('behavior: sped up, then cancelled: one of the three lands', async () => {
  const { getReceived, kit, paying, sendId } = await setup()
  await speedUp(kit, { sendId })
  await cancelSend(kit, { sendId })
  await flush()
  await expect(paying).rejects.toMatchObject({ code: 'TRANSACTION_CANCELLED' })
  expect(await getReceived()).toBe(0n)
})

test('behavior: a payment that is faster than its cancellation', async () => {
  const { getReceived, kit, page, paying, sendId } = await setup()
  page.state.onCard = async () => {
    await flush()
    await vi.waitFor(async () => expect(await getReceived()).toBe(paid))
  }
  await cancelSend(kit, { sendId })
  expect(await paying).toMatchObject({ via: 'batch' })
  page.state.onCard = undefined
  expect(await cancelSend(kit, { sendId })).toBeUndefined()
  expect(await speedUp(kit, { sendId })).toBeUndefined()
  expect(await getReceived()).toBe(paid)
})

test('error: rejected, the payment is as before', async () => {
  const { getReceived, kit, page, paying, sendId } = await setup()
  page.state.verdict = 'reject'
  await expect(cancelSend(kit, { sendId })).rejects.toMatchObject({
    ...{ code: 4001 },
  })
  await flush()
  await paying
  expect(await getReceived()).toBe(paid)
})

test('error: another wallet has a button of its own', async () => {
  const { kit, page, paying, sendId } = await setup({ id: 'wallet' })
  await expect(speedUp(kit, { sendId })).rejects.toMatchObject({
    ...{ code: 'NOT_CONNECTED', sentToNetwork: 'no' },
  })
  expect(page.cards).toHaveLength(1)
  await flush()
  await paying
})
