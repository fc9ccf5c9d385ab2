import { expect, test } from 'vitest'
import { findSwapTokens } from './findSwapTokens.js'

const row = (symbol: string, more: object = {}) => ({
  address: `eip155:1:0x${symbol.toLowerCase().padEnd(40, '0')}`,
  isSuggested: false,
  name: symbol,
  symbol,
  ...more,
})
const tokens = [
  row('ETH', { balance: '1', name: 'Ether', value: 10 }),
  row('USDC', { balance: '0.000', name: 'Dollar' }),
  row('stETH', { name: 'Staked Ether' }),
  row('GOLD', { balance: '2', value: 90 }),
  row('METHOD'),
]
const find = (search?: string) => {
  const { others, own } = findSwapTokens({ search, tokens })
  return [own, others].map((rows) => rows.map(({ symbol }) => symbol).join())
}

test('default', () => {
  expect(find()).toEqual(['GOLD,ETH', 'USDC,stETH,METHOD'])
})

test('param: search', () => {
  expect(find(' eth ')).toEqual(['ETH', 'stETH,METHOD'])
  expect(find('doll')).toEqual(['', 'USDC'])
  expect(find('0xGOLD'.padEnd(42, '0'))).toEqual(['GOLD', ''])
  expect(find('nothing')).toEqual(['', ''])
})
