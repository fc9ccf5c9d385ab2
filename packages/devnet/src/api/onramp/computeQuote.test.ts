import { describe, expect, test } from 'vitest'
import { formatCents, parseCents } from './cents.js'
import { computeQuote, computeTotal } from './computeQuote.js'
import type { Asset } from './currencies.js'

const one = 10n ** 12n
const rates = new Map([
  ['ETH', 2_487n * one + 123_456_789n],
  ['USDL', one],
])
const toAsset = (symbol: string, decimals: number): Asset => ({
  ...{ id: symbol, name: symbol, symbol, decimals, namespace: 'eip155' },
  network: { name: '', display_name: '', chain_id: '', contract_address: '' },
})
const ether = toAsset('ETH', 18)
const dollar = toAsset('USDL', 6)

describe('computeQuote', () => {
  test('behavior: fees of 1 to 2 %, and never more coins than paid for', () => {
    for (let total = 10_00n; total <= 25_000_00n; total += 12_371n) {
      const quote = computeQuote({
        asset: ether,
        currency: 'USD',
        rates,
        total,
      })
      const fees = quote.providerFee + quote.networkFee
      expect(quote.subtotal + fees).toBe(total)
      expect(fees * 100n >= total && fees * 100n <= total * 2n).toBe(true)
      // Both in millionths of a millionth of a dollar.
      const rate = rates.get('ETH') ?? 0n
      const worth = (quote.bought * rate) / 10n ** 18n
      expect(worth <= quote.subtotal * 10n ** 10n).toBe(true)
      expect(quote.bought % 10n ** 12n).toBe(0n)
    }
  })

  test('param: currency', () => {
    const asset = dollar
    const quote = computeQuote({
      asset,
      currency: 'EUR',
      rates,
      total: 10_000n,
    })
    expect(quote.bought).toBe(108_350_000n)
  })

  test('error: no price, nothing left', () => {
    const asset = toAsset('GOLD', 18)
    const ask = { currency: 'USD', rates, total: 10_000n } as const
    expect(() => computeQuote({ ...ask, asset })).toThrow('no price')
    expect(() => computeQuote({ ...ask, asset: ether, total: 2n })).toThrow()
  })
})

test('computeTotal: default', () => {
  for (const bought of [1n, 20n, 987_654n, 12_345_678n]) {
    const units = bought * 10n ** 12n
    const ask = { asset: ether, currency: 'USD', rates } as const
    const total = computeTotal({ ...ask, bought: units })
    const { bought: got } = computeQuote({ ...ask, total: total + 2n })
    expect(got >= units).toBe(true)
  }
})

test('cents', () => {
  for (const text of ['0.00', '10.00', '7500.05', '999999999.99'])
    expect(formatCents(parseCents(text) ?? -1n)).toBe(text)
  expect(parseCents('7.5')).toBe(750n)
  for (const text of ['', '.5', '1.', '1.005', '-1', '1e3', '١', '1,5', ' 1'])
    expect(parseCents(text)).toBeUndefined()
})
