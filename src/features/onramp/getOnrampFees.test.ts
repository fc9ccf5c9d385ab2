import { expect, test } from 'vitest'
import { getOnrampFees } from './getOnrampFees.js'

const fees = (total: string, subtotal: string, currency = 'USD') =>
  getOnrampFees({
    paymentSubtotal: { amount: subtotal, currency },
    paymentTotal: { amount: total, currency: 'USD' },
  })

test('default', () => {
  expect(fees('100.00', '98.50')).toBe('1.50')
  expect(fees('0.3', '0.1')).toBe('0.20')
  expect(fees('5', '5')).toBe('0.00')
  expect(fees('1', '0.995')).toBe('0.005')
})

test.each<[string, string, string?]>([
  ['1', '2'],
  ['1e3', '1'],
  ['', ''],
  ['2', '1', 'EUR'],
])('behavior: not told by %s, %s', (total, subtotal, currency) => {
  expect(fees(total, subtotal, currency)).toBeUndefined()
})
