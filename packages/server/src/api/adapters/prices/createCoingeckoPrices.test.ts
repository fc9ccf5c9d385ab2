// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFake } from '../../../../test/openFake.js'
import { setupAdapters, toEthereum } from '../../../../test/setupAdapters.js'
import { nativeAddress } from '../nativeAddress.js'

type Fake = Awaited<ReturnType<typeof openFake>>
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const id = (address: string) => `eip155:1:${address}`
let reply: (url: URL) => { body?: unknown; status?: number; text?: string }
let list: Fake
let service: Fake

beforeAll(async () => {
  service = await openFake((url) => reply(url))
  list = await openFake(() => ({
    body: {
      tokens: [usdc, dai].map((address, index) => ({
        ...{ chainId: 1, address, decimals: 6, name: 'Token' },
        ...{ logoURI: 'https://t.example/a.png', symbol: `T${index}` },
      })),
    },
  }))
})
afterAll(async () => {
  await service.close()
  await list.close()
})
beforeEach(() => {
  service.asked.length = 0
})

function setup(now?: () => number) {
  const entry = { coin: 'ethereum', kind: 'coingecko', platform: 'ethereum' }
  return setupAdapters({
    chains: [toEthereum('http://127.0.0.1:1')],
    config: {
      prices: {
        'eip155:1': { ...entry, key: 'k', url: `${service.url}/api/v3` },
      },
      tokenLists: [list.url],
    },
    now,
  })
}

const answer = (url: URL) =>
  url.pathname.endsWith('/simple/price')
    ? { body: { ethereum: { usd: 2500.5 } } }
    : { body: { [usdc.toLowerCase()]: { usd: 0.9998 } } }

test('default: of the coin, and of listed tokens', async () => {
  reply = answer
  const { backend } = setup()
  const wished = [
    nativeAddress,
    usdc,
    dai,
    '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
  ]
  expect(await backend.getFungibles(wished.map(id))).toEqual([
    {
      ...{ address: id(nativeAddress), name: 'Ether', symbol: 'ETH' },
      ...{ iconUrl: '', price: 2500.5 },
    },
    {
      ...{ address: id(usdc), name: 'Token', symbol: 'T0', price: 0.9998 },
      iconUrl: 'https://t.example/a.png',
    },
  ])
  const asked = service.asked.map(({ url }) => url.href).join('\n')
  expect(asked).toContain('/api/v3/simple/token_price/ethereum?')
  expect(asked).toContain(usdc.toLowerCase())
  expect(service.asked[0]?.headers['x-cg-pro-api-key']).toBe('k')
})

test('behavior: the same prices are asked for once a minute', async () => {
  reply = answer
  let at = 0
  const { backend } = setup(() => at)
  for (const now of [0, 59_999]) {
    at = now
    await backend.getFungibles([id(usdc)])
  }
  expect(service.asked).toHaveLength(1)
  at = 60_000
  await backend.getFungibles([id(usdc)])
  expect(service.asked).toHaveLength(2)
})

describe('answers of a broken service', () => {
  test.each([
    ['text', { text: 'busy' }],
    ['an error', { body: { status: { error_code: 429 } }, status: 429 }],
    ['a list', { body: [1] }],
    ['words', { body: { [usdc.toLowerCase()]: { usd: '1' } } }],
    ['a negative price', { body: { [usdc.toLowerCase()]: { usd: -1 } } }],
    ['nothing for it', { body: { [usdc.toLowerCase()]: {} } }],
    ['a huge price', { body: { [usdc.toLowerCase()]: { usd: 1e300 } } }],
    ['a token nobody asked for', { body: { [dai.toLowerCase()]: { usd: 1 } } }],
  ])('behavior: %s is no price', async (_, body) => {
    reply = () => body
    const { backend } = setup()
    expect(await backend.getFungibles([id(usdc)])).toEqual([])
  })

  test('behavior: the last prices stand in for ten minutes', async () => {
    let at = 0
    const { backend } = setup(() => at)
    reply = answer
    const read = async () => (await backend.getFungibles([id(usdc)]))[0]?.price
    expect(await read()).toBe(0.9998)
    reply = () => ({ status: 500, text: '' })
    at = 599_999
    expect(await read()).toBe(0.9998)
    at = 600_000
    expect(await read()).toBeUndefined()
  })
})

test('error: what is no token', async () => {
  const { backend } = setup()
  for (const wrong of ['ada', 'eip155:1:0x12', `eip155:1:${usdc}0`, ':'])
    await expect(backend.getFungibles([wrong])).rejects.toMatchObject({
      code: 'INVALID_ADDRESS',
      status: 400,
    })
})
