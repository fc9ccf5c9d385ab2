// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openFake } from '../../../../test/openFake.js'
import { setupAdapters, toEthereum } from '../../../../test/setupAdapters.js'

type Fake = Awaited<ReturnType<typeof openFake>>
let reply: () => { body?: unknown; status?: number; text?: string }
let service: Fake

beforeAll(async () => {
  service = await openFake(() => reply())
})
afterAll(() => service.close())
beforeEach(() => {
  service.asked.length = 0
})

const fiat = (value: unknown) => ({ name: '', type: 'fiat', unit: '', value })
const answer = () => ({
  body: {
    rates: {
      btc: { name: 'Bitcoin', type: 'crypto', unit: 'BTC', value: 1 },
      eur: fiat(92_000),
      jpy: fiat(15_025_000),
      usd: fiat(100_000),
      xau: { name: 'Gold', type: 'commodity', unit: 'XAU', value: 25 },
    },
  },
})

function setup(config: object, now?: () => number) {
  const chains = [toEthereum('http://127.0.0.1:1')]
  return setupAdapters({ chains, config, now }).backend
}
const coingecko = () => ({ kind: 'coingecko', url: `${service.url}/api/v3/` })

test('default: of the service that has the prices', async () => {
  reply = answer
  const entry = { ...coingecko(), coin: 'ethereum', key: 'k' }
  const backend = setup({ prices: { 'eip155:1': entry } })
  expect(await backend.getRates?.()).toEqual(
    new Map([
      ['eur', 0.92],
      ['jpy', 150.25],
      ['usd', 1],
    ]),
  )
  expect(service.asked[0]?.url.pathname).toBe('/api/v3/exchange_rates')
  expect(service.asked[0]?.headers['x-cg-pro-api-key']).toBe('k')
})

test('param: rates', async () => {
  const perDollar = { EUR: 0.9, JPY: 150 }
  const fixed = setup({ rates: { kind: 'fixed', perDollar } })
  expect(await fixed.getRates?.()).toEqual(
    new Map([
      ['eur', 0.9],
      ['jpy', 150],
    ]),
  )
  expect(setup({}).getRates).toBeUndefined()
})

test('behavior: read once in five minutes, kept for an hour', async () => {
  reply = answer
  let at = 0
  const backend = setup({ rates: coingecko() }, () => at)
  await backend.getRates?.()
  at = 299_999
  await backend.getRates?.()
  expect(service.asked).toHaveLength(1)
  reply = () => ({ status: 500, text: '' })
  at = 3_599_999
  expect((await backend.getRates?.())?.get('eur')).toBe(0.92)
  at = 3_600_000
  await expect(backend.getRates?.()).rejects.toMatchObject({ status: 502 })
})

describe('answers of a broken service', () => {
  test.each([
    ['text', { text: 'busy' }],
    ['a list', { body: [] }],
    ['no dollar', { body: { rates: { eur: fiat(1) } } }],
    ['a dollar of nothing', { body: { rates: { usd: fiat(0) } } }],
    ['words', { body: { rates: { usd: fiat('1') } } }],
  ])('error: %s', async (_, body) => {
    reply = () => body
    const backend = setup({ rates: coingecko() })
    await expect(backend.getRates?.()).rejects.toMatchObject({
      code: 'UPSTREAM_FAILED',
    })
  })

  test('behavior: a broken rate is none', async () => {
    const rates = { eur: fiat(-1), jpy: fiat('150'), usd: fiat(1) }
    reply = () => ({ body: { rates } })
    const backend = setup({ rates: coingecko() })
    expect([...((await backend.getRates?.()) ?? [])]).toEqual([['usd', 1]])
  })
})

test('error: a configuration of other rates', () => {
  for (const rates of [
    { kind: 'ecb' },
    { kind: 'fixed', perDollar: { euro: 1 } },
    { kind: 'fixed', perDollar: { EUR: 0 } },
  ])
    expect(() => setup({ rates })).toThrow(/rates/)
})
