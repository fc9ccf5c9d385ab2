import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { getAmountProblem } from './getAmountProblem.js'

const read = (amount: string, balance?: bigint, fee?: bigint) =>
  getAmountProblem({ amount, balance, decimals: 6, fee })?.code

test('default', () => {
  expect(read('1.5', 1_500_000n)).toBe(undefined)
})

test('behavior: an empty field has no problem yet', () => {
  expect(read('', 0n)).toBe(undefined)
  expect(read('.', 0n)).toBe(undefined)
})

test('behavior: no problem while the balance is unknown', () => {
  expect(read('99999')).toBe(undefined)
})

test('error: invalid amounts', () => {
  expect(read('0.0000001', 1n)).toBe('TOO_MANY_DECIMALS')
  expect(read('1x', 1n)).toBe('INVALID_AMOUNT')
  expect(read('0.00', 1n)).toBe('AMOUNT_ZERO')
  expect(read('1.500001', 1_500_000n)).toBe('INSUFFICIENT_BALANCE')
})

test('error: a comma that may be a thousands separator', () => {
  for (const amount of ['1,000', '12,345', '999,999'])
    expect(read(amount)).toBe('INVALID_AMOUNT')
  for (const amount of ['1,00', '1,0000', '0,500', '1234,567', ',500', '1.000'])
    expect(read(amount)).toBe(undefined)
  const problem = getAmountProblem({ amount: '1,000', decimals: 6 })
  expect(problem?.shortMessage).toBe('Write it without a comma: 1000 or 1.000')
})

test('param: fee', () => {
  expect(read('1', 1_000_001n, 1n)).toBe(undefined)
  const problem = getAmountProblem({
    amount: '1',
    balance: 1_000_000n,
    decimals: 6,
    fee: 1n,
  })
  expect(problem).toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    shortMessage: 'Not enough is left for the network fee',
    sentToNetwork: 'no',
  })
})

test('behavior: an accepted amount is covered by the balance', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(units, units, units, (value, balance, fee) => {
      const amount = formatAmount(value, 6)
      const isLetThrough = read(amount, balance, fee) === undefined
      expect(isLetThrough).toBe(value > 0n && value + fee <= balance)
    }),
  )
})
