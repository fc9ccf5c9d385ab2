import { expect, test } from 'vitest'
import { createCurrency } from '../ui/createCurrency.js'
import { createPrices } from './createPrices.js'

const asset = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** A server with dollars and euros; `isSilent` ones name no currency. */
function setup({ isSilent = false } = {}) {
  const asked: string[] = []
  let at = 0
  const read = createPrices({
    apiUrl: 'https://api.example',
    projectId: 'p',
    now: () => at,
    async fetch(_, init) {
      const { currency } = JSON.parse(String(init?.body))
      asked.push(currency)
      if (currency === 'xts') return new Response('{}', { status: 400 })
      const price = currency === 'eur' && !isSilent ? 1_840 : 2_000
      const name = { iconUrl: '', name: 'Ether', symbol: 'ETH' }
      const fungibles = [{ address: asset, price, ...name }]
      return Response.json(isSilent ? { fungibles } : { currency, fungibles })
    },
  })
  const priceOf = async (currency?: string) =>
    (await read([asset], currency))?.get(asset)?.price
  return {
    asked,
    pass: (ms: number) => {
      at += ms
    },
    priceOf,
  }
}

test('default: dollars, kept for 15 s beside another currency', async () => {
  const { asked, pass, priceOf } = setup()
  for (const _ of [1, 2]) {
    expect(await priceOf()).toBe(2_000)
    expect(await priceOf('EUR')).toBe(1_840)
  }
  expect(asked).toEqual(['usd', 'eur'])
  pass(15_000)
  await priceOf()
  expect(asked).toEqual(['usd', 'eur', 'usd'])
})

test('behavior: a server that ignores the currency has none of it', async () => {
  const { priceOf } = setup({ isSilent: true })
  expect(await priceOf('EUR')).toBeUndefined()
  expect(await priceOf()).toBe(2_000)
})

test('error: a currency without a rate is asked for again', async () => {
  const { asked, priceOf } = setup()
  expect(await priceOf('XTS')).toBeUndefined()
  expect(await priceOf('XTS')).toBeUndefined()
  expect(asked).toEqual(['xts', 'xts'])
})

test('behavior: what is no currency is ignored', () => {
  const currency = createCurrency()
  for (const code of ['eur', 'EURO', '', '$', '<b>']) currency.set(code)
  expect(currency.read()).toBe('USD')
  currency.set('EUR')
  expect(currency.read()).toBe('EUR')
})
