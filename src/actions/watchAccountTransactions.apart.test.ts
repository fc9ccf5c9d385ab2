import type { Transaction } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { catchReported } from '../../test/setup/kit/catchReported.js'
import {
  createEvmClient,
  createEvmKit,
  evmPayer,
} from '../../test/setup/kit/createEvmKit.js'
import { watchAccountTransactions } from './watchAccountTransactions.js'

const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let node: Awaited<ReturnType<typeof startAnvil>>
let client: ReturnType<typeof createEvmClient>
const stops: (() => void)[] = []

beforeAll(async () => {
  node = await startAnvil({ args: ['--no-mining'] })
  client = createEvmClient(node.url)
})
afterAll(() => node?.stop())
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await client.mine({ blocks: 1 })
})

type Rpc = Parameters<typeof createEvmKit>[0]['rpc']

async function setup(
  parameters: Partial<watchAccountTransactions.Parameters> = {},
  rpc: Rpc = undefined,
) {
  const asked: string[] = []
  const { kit } = await createEvmKit({
    async rpc(call, send) {
      asked.push(call.method)
      return rpc ? rpc(call, send) : send(call)
    },
    url: node.url,
  })
  const told: string[] = []
  const onError = vi.fn()
  const start = () => {
    const stop = watchAccountTransactions(kit, {
      onError,
      onTransactions: (transactions: readonly Transaction[]) =>
        told.push(...transactions.map(({ hash }) => hash)),
      pollingInterval: 20,
      ...parameters,
    })
    stops.push(stop)
    return stop
  }
  const started = () =>
    vi.waitFor(() => expect(asked).toContain('eth_getFilterChanges'))
  return { asked, kit, onError, start, started, told }
}

const send = (from: `0x${string}`, to: `0x${string}`, value = 1n) =>
  client.sendTransaction({ account: from, to, value })

test('default: own transactions, sent and received, each once', async () => {
  const { asked, start, started, told } = await setup()
  expect(asked).toEqual([])
  start()
  await started()
  const sent = await send(evmPayer, stranger)
  await send(stranger, other)
  const came = await send(stranger, evmPayer)
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect([...told].sort()).toEqual([sent, came].sort())
  await client.mine({ blocks: 1 })
  const polls = asked.length
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(polls + 3))
  expect(told).toHaveLength(2)
})

test('behavior: stopping uninstalls the filter and ends the polling', async () => {
  const { asked, start, started, told } = await setup()
  const stop = start()
  await started()
  stop()
  await vi.waitFor(() => expect(asked).toContain('eth_uninstallFilter'))
  const count = asked.length
  await send(evmPayer, stranger)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(asked).toHaveLength(count)
  expect(told).toEqual([])
})

test('param: pollingInterval, default 30 s', async () => {
  const { asked, start } = await setup(
    { pollingInterval: undefined },
    async (call, send) => {
      if (call.method === 'eth_newPendingTransactionFilter') return '0x1'
      return call.method === 'eth_getFilterChanges' ? [] : send(call)
    },
  )
  const polls = () =>
    asked.filter((method) => method === 'eth_getFilterChanges').length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = start()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(polls()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(polls()).toBe(2)
  stop()
  vi.useRealTimers()
})

test('param: limit, then it stops', async () => {
  const { asked, start, started, told } = await setup({ limit: 2 })
  start()
  await started()
  for (let value = 1n; value < 4n; value++)
    await send(evmPayer, stranger, value)
  await vi.waitFor(() => expect(asked).toContain('eth_uninstallFilter'))
  expect(told).toHaveLength(2)
})

test('param: limit, also of transactions looked up', async () => {
  let isBusy = true
  const { asked, start, told } = await setup({}, async (call, send) => {
    if (call.method !== 'eth_getFilterChanges' || !isBusy) return send(call)
    isBusy = false
    return Array.from(
      { length: 5_000 },
      (_, index) => `0x${index.toString(16).padStart(64, '0')}`,
    )
  })
  start()
  await vi.waitFor(() =>
    expect(
      asked.filter((method) => method === 'eth_getTransactionByHash'),
    ).toHaveLength(99),
  )
  expect(told).toEqual([])
})

test('behavior: recreates a filter that the node has dropped', async () => {
  let isLost = true
  const { asked, onError, start, told } = await setup(
    {},
    async (call, send) => {
      if (call.method !== 'eth_getFilterChanges' || !isLost) return send(call)
      isLost = false
      throw Object.assign(new Error('filter not found'), { code: -32000 })
    },
  )
  start()
  const isFilter = (method: string) =>
    method === 'eth_newPendingTransactionFilter'
  await vi.waitFor(() => expect(asked.filter(isFilter)).toHaveLength(2))
  expect(onError).toHaveBeenCalledOnce()
  const hash = await send(evmPayer, stranger)
  await vi.waitFor(() => expect(told).toEqual([hash]))
})

test('behavior: callbacks that throw are reported, and polling goes on', async () => {
  const reported = catchReported()
  let isLost = true
  const onError = vi.fn(() => {
    throw new Error('onError')
  })
  const onTransactions = vi.fn(() => {
    throw new Error('onTransactions')
  })
  const { start } = await setup(
    { onError, onTransactions },
    async (call, send) => {
      if (call.method !== 'eth_getFilterChanges' || !isLost) return send(call)
      isLost = false
      throw Object.assign(new Error('filter not found'), { code: -32000 })
    },
  )
  start()
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce())
  for (const times of [1, 2]) {
    await send(evmPayer, stranger, BigInt(times))
    await vi.waitFor(() => expect(onTransactions).toHaveBeenCalledTimes(times))
  }
  expect(onError).toHaveBeenCalledOnce()
  expect(reported.map((error) => (error as Error).message)).toEqual([
    'onError',
    'onTransactions',
    'onTransactions',
  ])
})

test.each([
  [{ chainId: 1 }, 'CHAIN_NOT_SUPPORTED'],
  [{ chainId: 'nonsense' }, 'INVALID_CHAIN_ID'],
] as const)('error: %o', async (parameters, code) => {
  const { start } = await setup(parameters)
  expect(start).toThrow(expect.objectContaining({ code }))
})

test('error: not connected', async () => {
  const { kit } = await createEvmKit({ accounts: () => [], url: node.url })
  expect(() => watchAccountTransactions(kit, { onTransactions() {} })).toThrow(
    expect.objectContaining({ code: 'NOT_CONNECTED' }),
  )
})
