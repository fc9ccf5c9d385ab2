import { expect, test } from 'vitest'
import { getSendFigures } from './getSendFigures.js'

const coin = {
  balance: 2_000n,
  decimals: 3,
  iconUrl: '',
  id: 'native',
  isNative: true,
  name: 'Coin',
  price: 3,
  symbol: 'COIN',
}
const read = (amount: string, options: object = {}) =>
  getSendFigures({
    draft: { amount, to: '', token: 'native' },
    fee: 100n,
    namespace: 'eip155',
    token: coin,
    ...options,
  })

test('default: the maximum reserves the fee of the native coin', () => {
  expect(read('1.5')).toEqual({
    max: '1.85',
    problem: undefined,
    units: 1_500n,
    worth: '4.50',
  })
})

test('behavior: a token does not pay its fee', () => {
  const token = { ...coin, id: '0xab', isNative: false }
  expect(read('2', { token })).toMatchObject({ max: '2', problem: undefined })
})

test('behavior: an amount above the balance still has a worth', () => {
  const { problem, units, worth } = read('5')
  expect(problem).toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
  expect({ units, worth }).toEqual({ units: 5_000n, worth: '15.00' })
})

test('behavior: nothing typed, and too many decimals', () => {
  expect(read('')).toMatchObject({ problem: undefined, units: undefined })
  expect(read('1.0001')).toMatchObject({
    problem: { code: 'TOO_MANY_DECIMALS' },
    units: undefined,
  })
})

test('behavior: no token', () => {
  expect(read('1', { token: undefined })).toEqual({
    max: undefined,
    problem: undefined,
    units: undefined,
    worth: undefined,
  })
})
