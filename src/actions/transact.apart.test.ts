import { connect, createConfig } from '@wagmi/core'
import { http } from 'viem'
import { anvil as chain } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAnvil } from '../../test/setup/chain/startAnvil.js'
import { createWallet } from '../../test/setup/wallet/createWallet.js'
import { ParameterError } from '../core/errors/base.js'
import { createKit } from '../createKit.js'
import { transact } from './transact.js'

// A process of its own: starts a chain.

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node?.stop())

async function setup(intercept?: createWallet.Parameters['intercept']) {
  const { connector, requests } = createWallet({
    accounts: () => [from],
    chainId: chain.id,
    intercept,
    url: node.url,
  })
  const config = createConfig({
    chains: [chain],
    connectors: [connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [chain.id]: http(node.url) },
  })
  const [first] = config.connectors
  if (first) await connect(config, { connector: first })
  const kit = createKit({ config, projectId: 'test' })
  const of = (name: string) => requests.filter(({ method }) => method === name)
  return { kit, of }
}

/** A wallet that makes several calls as one, here by the last of them. */
const batching: NonNullable<createWallet.Parameters['intercept']> = (() => {
  const hashes = new Map<string, unknown>()
  return async ({ method, params = [] }, send) => {
    if (method === 'wallet_getCapabilities')
      return { '0x7a69': { atomic: { status: 'supported' } } }
    if (method === 'wallet_sendCalls') {
      const [{ calls, id }] = params as [{ calls: object[]; id: string }]
      const last = { ...calls.at(-1), from }
      hashes.set(
        id,
        await send({ method: 'eth_sendTransaction', params: [last] }),
      )
      return { id }
    }
    if (method === 'wallet_getCallsStatus') {
      const [id] = params as [string]
      const receipt = await send({
        method: 'eth_getTransactionReceipt',
        params: [hashes.get(id)],
      })
      return {
        atomic: true,
        chainId: '0x7a69',
        id,
        receipts: receipt ? [receipt] : [],
        status: receipt ? 200 : 100,
        version: '2.0.0',
      }
    }
    return send({ method, params })
  }
})()

test('default', async () => {
  const { kit, of } = await setup()
  const { hash, receipt } = await transact(kit, { calls: [{ to, value: 5n }] })
  expect(receipt.transactionHash).toBe(hash)
  expect(receipt.status).toBe('success')
  expect(of('eth_sendTransaction')).toHaveLength(1)
})

test('behavior: identical calls in flight are one', async () => {
  const { kit, of } = await setup()
  const calls = [{ to, value: 6n }] as const
  const [one, other] = await Promise.all([
    transact(kit, { calls }),
    transact(kit, { calls: [...calls] }),
  ])
  expect(one.hash).toBe(other.hash)
  expect(of('eth_sendTransaction')).toHaveLength(1)
})

test('behavior: several calls are one approval', async () => {
  const { kit, of } = await setup(batching)
  const abi = [
    {
      inputs: [{ name: 'table', type: 'uint256' }],
      name: 'join',
      outputs: [],
      stateMutability: 'payable',
      type: 'function',
    },
  ]
  const { receipt, via } = await transact(kit, {
    calls: [
      { abi, args: [7n], functionName: 'join', to },
      { to, value: 7n },
    ],
  })
  expect(via).toBe('batch')
  expect(receipt.status).toBe('success')
  expect(of('eth_sendTransaction')).toHaveLength(0)
  const [request] = of('wallet_sendCalls')
  expect(request?.params?.[0]).toMatchObject({
    atomicRequired: true,
    calls: [
      { data: `0x049878f3${'7'.padStart(64, '0')}`, to, value: '0x0' },
      { to, value: '0x7' },
    ],
  })
})

test('behavior: other calls ahead of the same last one are another transaction', async () => {
  const ids: string[] = []
  // It takes what is asked, and its answers are lost.
  const { kit } = await setup(async (request, send) => {
    if (request.method !== 'wallet_sendCalls') return batching(request, send)
    ids.push((request.params as [{ id: string }])[0].id)
    return new Promise(() => {})
  })
  const last = { to, value: 11n } as const
  const pay = (value: bigint) => {
    const controller = new AbortController()
    const done = transact(kit, {
      calls: [{ to, value }, last],
      signal: controller.signal,
    }).catch(() => {})
    return { controller, done }
  }
  const first = pay(1n)
  await vi.waitFor(() => expect(ids).toHaveLength(1), { timeout: 10_000 })
  first.controller.abort()
  await first.done
  const second = pay(2n)
  await vi.waitFor(() => expect(ids).toHaveLength(2), { timeout: 10_000 })
  expect(new Set(ids).size).toBe(2)
  second.controller.abort()
  await second.done
})

test.each([
  [{ args: [1n], functionName: 'join', to, value: 1n }, 'calls[0].abi'],
  [{ abi: [], data: '0x01', to }, 'calls[0].data'],
])('error: a call that is not what it seems: %o', async (call, path) => {
  const { kit, of } = await setup()
  await expect(transact(kit, { calls: [call as never] })).rejects.toThrow(path)
  expect(of('eth_sendTransaction')).toHaveLength(0)
})

test('error: several calls, of a wallet that cannot', async () => {
  const { kit, of } = await setup()
  const calls = [
    { to, value: 8n },
    { to, value: 9n },
  ] as const
  await expect(transact(kit, { calls })).rejects.toMatchObject({ code: 5760 })
  expect(of('eth_sendTransaction')).toHaveLength(0)
})

test.each([
  ['no calls', []],
  ['a negative value', [{ to, value: -1n }]],
  ['half a byte', [{ data: '0x1', to }]],
  ['arguments that do not fit', [{ abi: [], functionName: 'a', to }]],
  ['text for a value', [{ to, value: '1' }]],
])('error: %s', async (_, calls) => {
  const { kit, of } = await setup()
  const run = transact(kit, { calls: calls as never })
  await expect(run).rejects.toBeInstanceOf(ParameterError)
  expect(of('eth_sendTransaction')).toHaveLength(0)
})

test('error: an address with a wrong checksum, more than the balance', async () => {
  const { kit, of } = await setup()
  const wrong = to.replace('C51812', 'c51812') as typeof to
  await expect(transact(kit, { calls: [{ to: wrong }] })).rejects.toMatchObject(
    { code: 'INVALID_ADDRESS' },
  )
  await expect(
    transact(kit, { calls: [{ to, value: 10n ** 30n }] }),
  ).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
  expect(of('eth_sendTransaction')).toHaveLength(0)
})
