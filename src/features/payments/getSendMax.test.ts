import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { getSendMax } from './getSendMax.js'

test('default', () => {
  const max = getSendMax({ balance: 1_500_001n, decimals: 6, isNative: false })
  expect(max).toBe('1.500001')
})

test('param: isNative', () => {
  const base = { balance: 100n, decimals: 2, isNative: true }
  expect(getSendMax({ ...base, fee: 10n })).toBe('0.85')
  expect(getSendMax({ ...base, fee: 70n })).toBe('0')
})

test('behavior: undefined while a value is unknown', () => {
  const base = { balance: 100n, decimals: 2, isNative: true }
  expect(getSendMax(base)).toBe(undefined)
  expect(getSendMax({ ...base, balance: undefined, fee: 1n })).toBe(undefined)
})

test('behavior: always leaves the fee', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n })
  fc.assert(
    fc.property(units, units, (balance, fee) => {
      const max = getSendMax({ balance, decimals: 18, fee, isNative: true })
      const value = parseAmount(max ?? '', 18)
      expect(value === 0n || value + fee <= balance).toBe(true)
    }),
  )
})

test('param: namespace', () => {
  const base = { balance: 100n, decimals: 2, isNative: true }
  // An account must keep its rent, or nothing at all.
  expect(getSendMax({ ...base, fee: 10n, namespace: 'solana' })).toBe('0.9')
})
