import { expect, test } from 'vitest'
import { KitError } from '../../core/errors/base.js'
import { assertOnrampAmount } from './assertOnrampAmount.js'
import { getOnrampLimits } from './getOnrampLimits.js'

const limits = getOnrampLimits({})

function check(amount: string, method?: string) {
  try {
    const limits = getOnrampLimits({ method })
    assertOnrampAmount({ amount, currency: 'USD', limits })
    return 'fine'
  } catch (error) {
    return error instanceof KitError ? error.code : error
  }
}

test('default: card 10.00 to 7500.00, bank 10.00 to 25000.00', () => {
  expect(limits).toEqual([
    { id: 'card', min: '10.00', max: '7500.00' },
    { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
  ])
})

test.each([
  ['10', 'fine', 'fine'],
  ['10.00', 'fine', 'fine'],
  ['9.99', 'ONRAMP_AMOUNT_TOO_LOW', 'ONRAMP_AMOUNT_TOO_LOW'],
  ['0', 'ONRAMP_AMOUNT_TOO_LOW', 'ONRAMP_AMOUNT_TOO_LOW'],
  ['7500.00', 'fine', 'fine'],
  ['7500.01', 'ONRAMP_AMOUNT_TOO_HIGH', 'fine'],
  // Compared as strings, `9` exceeds `7500`, and `8000` exceeds `25000`.
  ['8000', 'ONRAMP_AMOUNT_TOO_HIGH', 'fine'],
  ['25000', 'ONRAMP_AMOUNT_TOO_HIGH', 'fine'],
  ['25000.01', 'ONRAMP_AMOUNT_TOO_HIGH', 'ONRAMP_AMOUNT_TOO_HIGH'],
  ['1e3', 'INVALID_AMOUNT', 'INVALID_AMOUNT'],
  ['-50', 'INVALID_AMOUNT', 'INVALID_AMOUNT'],
  ['50,00', 'INVALID_AMOUNT', 'INVALID_AMOUNT'],
  ['', 'INVALID_AMOUNT', 'INVALID_AMOUNT'],
  ['50.001', 'TOO_MANY_DECIMALS', 'TOO_MANY_DECIMALS'],
])('behavior: %s', (amount, card, bank) => {
  expect(check(amount, 'card')).toBe(card)
  expect(check(amount, 'ach_bank_account')).toBe(bank)
  // Without a payment method, one matching limit is enough.
  expect(check(amount)).toBe(bank)
})

test('behavior: the message contains the limit', () => {
  const low = () => assertOnrampAmount({ amount: '1', currency: 'USD', limits })
  expect(low).toThrow('The minimum is 10.00 USD')
  const high = () =>
    assertOnrampAmount({ amount: '30000', currency: 'EUR', limits })
  expect(high).toThrow('The maximum is 25000.00 EUR')
})

test('behavior: between the limits of two payment methods', () => {
  const gap = [
    { id: 'a', min: '1', max: '10' },
    { id: 'b', min: '100', max: '200' },
  ]
  const pay = () =>
    assertOnrampAmount({ amount: '50', currency: 'USD', limits: gap })
  expect(pay).toThrow('The maximum is 10 USD')
})

test('param: limits that are invalid are ignored', () => {
  const own = { id: 'card', min: '5', max: '50' }
  const bad = { id: 'bank', min: 'ten', max: '1e9' }
  const mixed = { id: 'cash', min: '9', max: '2' }
  expect(getOnrampLimits({ limits: [own, bad, mixed] })).toEqual([own])
  expect(getOnrampLimits({ limits: [bad] })).toEqual(limits)
  expect(getOnrampLimits({ limits: [own], method: 'cash' })).toEqual([own])
})
