import { describe, expect, test } from 'vitest'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { getPrices } from './getPrices.js'

const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const toToken = (index: number, network = 'eip155:1') =>
  `${network}:0x${index.toString(16).padStart(40, '0')}`

const setup = (supported?: readonly string[]) =>
  createApiKit({
    supported,
    answer: ({ body }) => ({
      fungibles: (body as { addresses: string[] }).addresses.map((address) => ({
        address,
        name: 'Token',
        symbol: 'TKN',
        iconUrl: '',
        price: 2,
      })),
    }),
  })

test('default', async () => {
  const { calls, kit } = setup()
  expect(await getPrices(kit, { tokens: [{ chainId: 1 }] })).toEqual({
    currency: 'USD',
    prices: [
      { address: native, name: 'Token', symbol: 'TKN', iconUrl: '', price: 2 },
    ],
    dropped: 0,
    isSupported: true,
    partial: false,
  })
  expect(calls).toMatchObject([
    {
      body: { addresses: [native], currency: 'usd', projectId: 'test' },
      method: 'POST',
      path: '/v1/fungible/price',
    },
  ])
})

describe('param: currency', () => {
  const tokens = [{ chainId: 1 }]
  const inEuros = ({ body }: { body: unknown }) => ({
    currency: (body as { currency: string }).currency,
    fungibles: [
      { address: native, iconUrl: '', name: '', price: 1.84, symbol: '' },
    ],
  })

  test('default', async () => {
    const { calls, kit } = createApiKit({ answer: inEuros })
    const found = await getPrices(kit, { currency: 'eur', tokens })
    expect(found).toMatchObject({ currency: 'EUR', prices: [{ price: 1.84 }] })
    expect(calls).toMatchObject([{ body: { currency: 'eur' } }])
  })

  test('behavior: by default the currency of the kit', async () => {
    const { kit } = createApiKit({ answer: inEuros })
    kit.store.set(kit.atoms.currency, 'EUR')
    expect((await getPrices(kit, { tokens })).currency).toBe('EUR')
    expect((await getPrices(kit, { currency: 'USD', tokens })).currency).toBe(
      'USD',
    )
  })

  test('behavior: without a rate there are no prices', async () => {
    const { kit } = setup()
    const found = await getPrices(kit, { currency: 'EUR', tokens })
    expect(found).toMatchObject({ currency: 'EUR', prices: [] })
  })

  test('error: no code', async () => {
    const { calls, kit } = setup()
    for (const currency of ['', 'euro', '€', 'E1R'])
      await expect(getPrices(kit, { currency, tokens })).rejects.toMatchObject({
        code: 'INVALID_PARAMETER',
      })
    expect(calls).toEqual([])
  })
})

test('behavior: no tokens, no request', async () => {
  const { calls, kit } = setup()
  expect((await getPrices(kit, {})).prices).toEqual([])
  expect((await getPrices(kit, { addresses: [], tokens: [] })).prices).toEqual(
    [],
  )
  expect(calls).toEqual([])
})

test.each([
  [100, [100]],
  [101, [100, 1]],
  [250, [100, 100, 50]],
])('behavior: %s tokens, at most 100 per request', async (length, sizes) => {
  const { calls, kit } = setup()
  const addresses = Array.from({ length }, (_, index) => toToken(index))
  const { prices } = await getPrices(kit, {
    addresses: [...addresses, ...addresses],
  })
  expect(prices.map(({ address }) => address).sort()).toEqual(addresses.sort())
  const asked = calls.map(
    ({ body }) => (body as { addresses: string[] }).addresses.length,
  )
  expect(asked).toEqual(sizes)
})

test('behavior: omits networks the API does not serve', async () => {
  const { calls, kit } = setup()
  const addresses = [toToken(1), toToken(1, 'eip155:10')]
  const { isSupported, prices } = await getPrices(kit, { addresses })
  expect(prices).toMatchObject([{ address: toToken(1) }])
  expect(isSupported).toBe(true)
  expect(
    await getPrices(kit, { addresses: [toToken(1, 'eip155:10')] }),
  ).toMatchObject({ isSupported: false, prices: [] })
  expect(calls).toHaveLength(1)
})

test('behavior: testnet tokens have no value', async () => {
  const { kit } = setup(['eip155:11155111'])
  const tokens = [{ chainId: 11155111 }]
  expect((await getPrices(kit, { tokens })).prices).toMatchObject([
    { price: 0 },
  ])
})

test('error: one failing request fails the call', async () => {
  const { kit } = createApiKit({ answer: () => 404 })
  const tokens = [{ chainId: 1 }]
  await expect(getPrices(kit, { tokens })).rejects.toMatchObject({
    code: 'REQUEST_FAILED',
  })
})
