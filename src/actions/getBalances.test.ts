import { connect, createConfig, mock } from '@wagmi/core'
import { custom } from 'viem'
import { foundry, sepolia } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiRequestError } from '../core/errors/api.js'
import { createKit } from '../createKit.js'
import { getBalances } from './getBalances.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const balances = [
  {
    name: 'Dollar',
    symbol: 'USD',
    chainId: 'eip155:31337',
    value: 2.5,
    price: 1,
    quantity: { decimals: '6', numeric: '2.5' },
    iconUrl: '',
  },
  {
    name: 'Ticket',
    symbol: 'TCK',
    chainId: 'eip155:31337',
    price: 0,
    quantity: { decimals: '0', numeric: '3' },
    iconUrl: '',
  },
]

let status: number
let paths: string[]
let rates: Set<string | null>

beforeEach(() => {
  status = 200
  paths = []
  rates = new Set()
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url)
    if (pathname === '/v1/supported-chains')
      return Response.json({ http: ['eip155:31337', 'eip155:11155111'] })
    paths.push(`${pathname}?${searchParams.get('chainId')}`)
    const currency = searchParams.get('currency')
    const named = rates.has(currency) ? { currency } : {}
    return Response.json({ balances, ...named }, { status })
  })
})

afterEach(() => void vi.useRealTimers())

async function setup() {
  const other = { ...foundry, id: 5 } as const
  const transport = custom({ request: async () => '0xde0b6b3a7640000' })
  const config = createConfig({
    chains: [foundry, sepolia, other],
    connectors: [mock({ accounts: [address] })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [foundry.id]: transport,
      [sepolia.id]: transport,
      [other.id]: transport,
    },
  })
  await connect(config, { connector: config.connectors[0] })
  const hosts = { api: 'http://api.localhost' }
  return createKit({ config, hosts, projectId: 'test' })
}

test('default', async () => {
  const found = await getBalances(await setup())
  expect(found.balances).toEqual([balances[0]])
  expect(paths).toEqual([`/v1/account/${address}/balance?eip155:31337`])
})

test('param: currency', async () => {
  rates.add('eur')
  const kit = await setup()
  const found = await getBalances(kit, { currency: 'eur' })
  expect(found).toMatchObject({ balances: [balances[0]], currency: 'EUR' })
  expect(found.hasRate).toBe(true)
  kit.store.set(kit.atoms.currency, 'EUR')
  expect((await getBalances(kit)).currency).toBe('EUR')
  await expect(getBalances(kit, { currency: 'euro' })).rejects.toMatchObject({
    code: 'INVALID_PARAMETER',
  })
})

test('behavior: dollars never pass for another currency', async () => {
  const found = await getBalances(await setup(), { currency: 'EUR' })
  expect(found).toMatchObject({ currency: 'EUR', hasRate: false })
  expect(found.balances).toEqual([
    { ...balances[0], price: 0, value: undefined },
  ])
})

test('param: includeIndivisible', async () => {
  const kit = await setup()
  const decimals = (found: getBalances.ReturnType) =>
    found.balances.map(({ quantity }) => quantity.decimals === '0')
  const given = { includeIndivisible: true }
  expect(decimals(await getBalances(kit, given))).toEqual([false, true])
  expect(decimals(await getBalances(kit))).toEqual([false])
})

test('behavior: testnet balances have no fiat value', async () => {
  const found = await getBalances(await setup(), { chainId: sepolia.id })
  expect(found.balances[0]).toMatchObject({
    price: 0,
    quantity: { numeric: '2.5' },
    value: 0,
  })
})

test('behavior: reads the native balance where the API does not serve the network', async () => {
  const found = await getBalances(await setup(), { chainId: 'eip155:5' })
  expect(found).toMatchObject({
    balances: [{ price: 0, quantity: { numeric: '1' }, value: 0 }],
    isSupported: false,
  })
  expect(paths).toEqual([])
})

test('error: not connected', async () => {
  const kit = await setup()
  kit.config.setState((state) => ({ ...state, status: 'disconnected' }))
  await expect(getBalances(kit)).rejects.toMatchObject({
    code: 'CAIP_UNDEFINED',
  })
})

describe('after a failure', () => {
  test('behavior: a clock that is set back does not block requests', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const kit = await setup()
    status = 404
    await getBalances(kit).catch(() => {})
    status = 200
    vi.setSystemTime(Date.now() - 3_600_000)
    expect((await getBalances(kit)).balances).toHaveLength(1)
  })

  test('error: repeats the failure for 30 s without a request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const kit = await setup()
    status = 404
    const first = await getBalances(kit).catch((error) => error)
    expect(first).toBeInstanceOf(ApiRequestError)
    status = 200
    vi.setSystemTime(Date.now() + 29_000)
    await expect(getBalances(kit)).rejects.toBe(first)
    expect(paths).toHaveLength(1)
    // Another network is not blocked.
    await getBalances(kit, { chainId: sepolia.id })
    vi.setSystemTime(Date.now() + 1_000)
    expect((await getBalances(kit)).balances).toHaveLength(1)
  })

  test('param: forceUpdate', async () => {
    const kit = await setup()
    status = 404
    await getBalances(kit).catch(() => {})
    status = 200
    const found = await getBalances(kit, { forceUpdate: true })
    expect(found.balances).toHaveLength(1)
    expect((await getBalances(kit)).balances).toHaveLength(1)
  })

  test('behavior: an aborted request is not a failure', async () => {
    const kit = await setup()
    const signal = AbortSignal.abort()
    await expect(getBalances(kit, { signal })).rejects.toMatchObject({
      code: 'ABORTED',
    })
    expect((await getBalances(kit)).balances).toHaveLength(1)
  })
})
