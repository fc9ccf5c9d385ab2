import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ReadPrices } from '../node/createPrices.js'
import type { Row } from '../ui/view.js'
import { addWorth } from './addWorth.js'

const id = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const mint = 'solana:main:So11111111111111111111111111111111111111111'

function row(units: bigint, cost = { decimals: 18, id }): Row {
  return {
    ...{ label: 'Fee, at most', kind: 'text', value: '1 ETH' },
    cost: { ...cost, units },
  }
}

function priced(price: number, of = id): ReadPrices {
  const info = { iconUrl: '', name: 'Ether', price, symbol: 'ETH' }
  return async () => new Map([[of.toLowerCase(), info]])
}

const worthOf = async (row: Row, readPrices?: ReadPrices) =>
  (await addWorth([row], { readPrices }))[0]?.worth

afterEach(() => {
  vi.useRealTimers()
})

describe('addWorth', () => {
  test('default', async () => {
    const rows = await addWorth(
      [row(10n ** 18n), { label: 'Network', kind: 'text', value: 'Main' }],
      { readPrices: priced(2_000) },
    )
    expect(rows).toEqual([
      {
        ...{ label: 'Fee, at most', kind: 'text', value: '1 ETH' },
        worth: '≈ $2,000.00',
      },
      { label: 'Network', kind: 'text', value: 'Main' },
    ])
  })

  test('behavior: a ceiling is rounded up to a cent, nothing below one', async () => {
    const cent = 5_000_000_000_000n
    expect(await worthOf(row(cent), priced(2_000))).toBe('≈ $0.01')
    expect(await worthOf(row(cent + 1n), priced(2_000))).toBe('≈ $0.02')
    expect(await worthOf(row(cent - 1n), priced(2_000))).toBeUndefined()
    expect(await worthOf(row(0n), priced(2_000))).toBeUndefined()
  })

  test('behavior: what is received is rounded down', async () => {
    const cent = 5_000_000_000_000n
    const { cost, ...line } = row(2n * cent - 1n)
    const received = { ...line, cost: cost && { ...cost, isReceived: true } }
    expect(await worthOf(received, priced(2_000))).toBe('≈ $0.01')
  })

  test('behavior: other decimals and large amounts', async () => {
    const sol = { decimals: 9, id: mint }
    expect(await worthOf(row(2_039_280n, sol), priced(150, mint))).toBe(
      '≈ $0.31',
    )
    expect(await worthOf(row(10n ** 24n), priced(1_234.5))).toBe(
      '≈ $1,234,500,000.00',
    )
    expect(await worthOf(row(10n ** 26n), priced(2e-9))).toBe('≈ $0.20')
  })

  test('behavior: without a usable price nothing is said', async () => {
    for (const price of [0, Number.NaN, -1, 1e21, Number.POSITIVE_INFINITY])
      expect(await worthOf(row(10n ** 18n), priced(price))).toBeUndefined()
    expect(await worthOf(row(10n ** 18n))).toBeUndefined()
    expect(await worthOf(row(10n ** 18n), priced(1, mint))).toBeUndefined()
    expect(
      await worthOf(row(10n ** 18n), async () => undefined),
    ).toBeUndefined()
  })

  test('behavior: the card does not wait for late prices', async () => {
    vi.useFakeTimers()
    const added = worthOf(row(10n ** 18n), () => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await added).toBeUndefined()
  })

  describe('param: currency', () => {
    /** Dollars, and rates as a server has them. */
    const rated =
      (rates: Partial<Record<string, number>>): ReadPrices =>
      async (assets, currency = 'USD') => {
        const price = rates[currency]
        return price === undefined ? undefined : priced(price)(assets)
      }
    const say = async (
      currency: string,
      options: {
        locale?: string
        rates?: Partial<Record<string, number>>
      } = {},
    ) => {
      const { locale, rates = { EUR: 1_840, JPY: 300_500, USD: 2_000 } } =
        options
      const readPrices = rated(rates)
      const parameters = { currency, locale, readPrices }
      const [found] = await addWorth([row(10n ** 18n)], parameters)
      return found?.worth?.replaceAll('\u00a0', ' ')
    }

    test('default', async () => {
      expect(await say('EUR')).toBe('≈ €1,840.00')
      expect(await say('EUR', { locale: 'de' })).toBe('≈ 1.840,00 €')
      expect(await say('EUR', { locale: 'ar' })).toBe('≈ 1,840.00 €')
      expect(await say('JPY')).toBe('≈ ¥300,500')
      expect(await say('USD', { locale: 'de' })).toBe('≈ 2.000,00 $')
    })

    test('behavior: dollars say that they are, without a rate', async () => {
      expect(await say('GBP')).toBe('≈ $2,000.00')
      expect(await say('CAD', { locale: 'es' })).toBe('≈ 2000,00 US$')
      expect(await say('GBP', { rates: {} })).toBeUndefined()
    })

    test('behavior: rounded up to the smallest unit', async () => {
      expect(await say('JPY', { rates: { JPY: 150.01 } })).toBe('≈ ¥151')
      expect(await say('JPY', { rates: { JPY: 0.9 } })).toBeUndefined()
      expect(await say('KWD', { rates: { KWD: 0.3001 } })).toBe('≈ KWD 0.301')
    })

    test('behavior: a rate that is late leaves dollars', async () => {
      vi.useFakeTimers()
      const added = addWorth([row(10n ** 18n)], {
        currency: 'EUR',
        readPrices: async (assets, currency) =>
          currency === 'EUR' ? new Promise(() => {}) : priced(2_000)(assets),
      })
      await vi.advanceTimersByTimeAsync(1_000)
      expect((await added)[0]?.worth).toBe('≈ $2,000.00')
    })
  })

  test('behavior: nothing is asked where nothing is paid', async () => {
    const readPrices = vi.fn(priced(1))
    const network: Row = { label: 'Network', kind: 'text', value: 'M' }
    await addWorth([network], { readPrices })
    expect(readPrices).not.toHaveBeenCalled()
  })
})
