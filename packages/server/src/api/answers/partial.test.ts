// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFake } from '../../../test/openFake.js'
import { setupAdapters, toEthereum } from '../../../test/setupAdapters.js'
import { nativeAddress } from '../adapters/nativeAddress.js'
import { cacheBackend } from './cacheBackend.js'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const coin = `eip155:1:${nativeAddress}`
let clock: number
let isAway: boolean
let isNodeAway: boolean
let fake: Awaited<ReturnType<typeof openFake>>

beforeAll(async () => {
  fake = await openFake((url, body) => {
    if (url.pathname.endsWith('/simple/price'))
      return isAway ? { status: 500 } : { body: { ethereum: { usd: 2_000 } } }
    if (isNodeAway && url.pathname === '/other') return { status: 500 }
    const { id } = JSON.parse(body)
    return { body: { id, jsonrpc: '2.0', result: '0xde0b6b3a7640000' } }
  })
})
afterAll(() => fake.close())
beforeEach(() => {
  ;[clock, isAway, isNodeAway] = [1_000_000, false, false]
  fake.asked.length = 0
})

/** What the server answers with, of two networks. */
function setup() {
  const entry = { coin: 'ethereum', kind: 'coingecko', url: fake.url }
  const { backend } = setupAdapters({
    chains: [
      toEthereum(`${fake.url}/node`),
      { ...toEthereum(`${fake.url}/other`), caipNetworkId: 'eip155:10' },
    ],
    config: { prices: { 'eip155:1': entry } },
    now: () => clock,
  })
  return cacheBackend(backend, { now: () => clock, report: () => {} })
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

test('default: what is whole is asked for once', async () => {
  const backend = setup()
  for (let times = 0; times < 2; times++) {
    expect(await backend.getFungibles([coin])).toMatchObject([{ price: 2_000 }])
    expect(await backend.getBalances({ address })).toHaveLength(2)
  }
  // The price is one of the adapter's cache, too.
  expect(fake.asked.map(({ url }) => url.pathname).toSorted()).toEqual([
    '/node',
    '/other',
    '/simple/price',
  ])
})

test('behavior: prices that a service did not tell are asked for again', async () => {
  const backend = setup()
  isAway = true
  expect(await backend.getFungibles([coin])).toEqual([])
  const chainId = 'eip155:1'
  const read = () => backend.getBalances({ address, chainId })
  expect(await read()).toMatchObject([{ price: 0 }])
  isAway = false
  expect(await backend.getFungibles([coin])).toMatchObject([{ price: 2_000 }])
  expect(await read()).toMatchObject([{ price: 2_000, value: 2_000 }])
})

test('behavior: so are networks that did not answer', async () => {
  const backend = setup()
  isNodeAway = true
  expect(await backend.getBalances({ address })).toHaveLength(1)
  isNodeAway = false
  expect(await backend.getBalances({ address })).toHaveLength(2)
})

test('behavior: a partial answer takes the place of no whole one', async () => {
  const backend = setup()
  await backend.getBalances({ address })
  isNodeAway = true
  clock += 1_000
  expect(await backend.getBalances({ address })).toHaveLength(2)
  await settle()
  expect(await backend.getBalances({ address })).toHaveLength(2)
  await settle()
  // Until that is too old.
  clock += 2_000
  expect(await backend.getBalances({ address })).toHaveLength(1)
})
