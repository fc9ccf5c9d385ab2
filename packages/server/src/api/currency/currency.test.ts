// @vitest-environment node
import { expect, test } from 'vitest'
import { quoteBalances, quoteFungibles, quoteHistory } from './quote.js'
import { readQuotation } from './rates.js'

const rates = new Map([
  ['eur', 0.92],
  ['jpy', 150.25],
])
const backend = { getRates: async () => rates }

const ether = {
  ...{ chainId: 'eip155:1', iconUrl: '', name: 'Ether', symbol: 'ETH' },
  ...{ price: 2500.1, quantity: { decimals: '18', numeric: '2' } },
  value: 5000.2,
}
const spam = { ...ether, price: 0, symbol: 'SPAM', value: 0 }
const unvalued = { ...ether, price: 0, value: undefined }

test('default: dollars, as they are', async () => {
  for (const currency of [undefined, 'usd', 'USD']) {
    const quotation = await readQuotation({}, currency)
    expect(quotation.currency).toBe('usd')
    expect(quoteBalances([ether], quotation)).toEqual([ether])
  }
})

test('param: currency, converted without drift', async () => {
  const euros = await readQuotation(backend, 'EUR')
  expect(euros.currency).toBe('eur')
  expect(quoteBalances([ether, spam, unvalued], euros)).toEqual([
    { ...ether, price: 2300.092, value: 4600.184 },
    spam,
    unvalued,
  ])
  const yen = await readQuotation(backend, 'jpy')
  const dollar = { address: 'eip155:1:0x', iconUrl: '', name: '', symbol: '' }
  expect(quoteFungibles([{ ...dollar, price: 1 }], yen)).toEqual([
    { ...dollar, price: 150.25 },
  ])
})

test('behavior: what a transfer was worth is converted too', async () => {
  const metadata = {
    ...{ chain: 'eip155:1', hash: '0x1', minedAt: '2026-11-29T00:00:00Z' },
    ...{ nonce: 1, operationType: 'send', sentFrom: '0xa', sentTo: '0xb' },
    status: 'confirmed' as const,
  }
  const moved = { direction: 'out' as const, quantity: { numeric: '2' } }
  const row = { id: '1', metadata, transfers: [{ ...moved, price: 5 }, moved] }
  const euros = await readQuotation(backend, 'eur')
  expect(quoteHistory([row], euros)[0]?.transfers).toEqual([
    { ...moved, price: 4.6, value: undefined },
    { ...moved, price: undefined, value: undefined },
  ])
  const empty = { ...row, transfers: null }
  expect(quoteHistory([empty], euros)).toEqual([empty])
})

test('behavior: no dollars pass for another currency without a rate', async () => {
  const reported: unknown[] = []
  const failure = new Error('down')
  const quotation = await readQuotation(
    { getRates: () => Promise.reject(failure) },
    'eur',
    (error) => reported.push(error),
  )
  expect(reported).toEqual([failure])
  expect(quotation.currency).toBeNull()
  expect(quoteBalances([ether], quotation)).toEqual([
    { ...ether, price: 0, value: undefined },
  ])
  const { price } = ether
  const fungible = { address: 'a', iconUrl: '', name: '', price, symbol: '' }
  expect(quoteFungibles([fungible], quotation)).toEqual([])
})

test('error: a currency without a rate', async () => {
  const error = { code: 'UNSUPPORTED_CURRENCY', status: 400 }
  for (const currency of ['xts', 'euro', '', '__proto__', 'constructor'])
    await expect(readQuotation(backend, currency)).rejects.toMatchObject(error)
  await expect(readQuotation({}, 'eur')).rejects.toMatchObject(error)
  const broken = { getRates: async () => new Map([['eur', Number.NaN]]) }
  await expect(readQuotation(broken, 'eur')).rejects.toMatchObject(error)
})
