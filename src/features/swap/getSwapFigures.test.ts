import { expect, test } from 'vitest'
import { getSwapFigures } from './getSwapFigures.js'

const token = { balance: '70.5', decimals: 6, isNative: false, price: 2 }
const read = (amount: string, isKnown = true) =>
  getSwapFigures(amount, { gasPrice: undefined, isKnown, token })

test('default', () => {
  expect(read('1,25')).toEqual({
    isNumber: true,
    max: '70.5',
    problem: undefined,
    worth: '2.50',
  })
})

test('error: exceeds the balance, but is a number', () => {
  expect(read('70.500001')).toMatchObject({
    isNumber: true,
    problem: { code: 'INSUFFICIENT_BALANCE' },
    worth: '141.00',
  })
  expect(read('70.500001', false)).toMatchObject({
    max: undefined,
    problem: undefined,
  })
})

test('error: not an amount of the token', () => {
  expect(read('0.0000001')).toMatchObject({
    isNumber: false,
    problem: { code: 'TOO_MANY_DECIMALS' },
    worth: undefined,
  })
  expect(read('')).toMatchObject({ isNumber: false, problem: undefined })
})
