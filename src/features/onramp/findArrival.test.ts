import { expect, test } from 'vitest'
import { findArrival } from './findArrival.js'

const id = 'eip155:10'
const usdl = `${id}:0x${'a'.repeat(40)}`
const account = { address: `0x${'1'.repeat(40)}`, caipNetworkId: id }
const currency = { networks: [], symbol: '' }
const held = [{ numeric: '1' }, { address: usdl, numeric: '5' }]

function find(
  numeric: string,
  change: Partial<findArrival.Parameters['balances'][number]> = {},
  order: Partial<findArrival.Parameters['order']> = {},
) {
  const balance = {
    address: usdl.toUpperCase().replace('EIP155:10:0X', 'eip155:10:0x'),
    chainId: id,
    price: 1,
    quantity: { decimals: '6', numeric },
    symbol: 'USDL',
    ...change,
  }
  const all = { account, before: undefined, currency, held, ...order }
  return findArrival({ balances: [balance], caipNetworkId: id, order: all })
}

test('default: the page decided what was bought', () => {
  expect(find('5')).toBeUndefined()
  expect(find('4')).toBeUndefined()
  expect(find('103.5')).toEqual({ amount: '98.5', symbol: 'USDL' })
})

test('behavior: a new token counts with a price only, the native one always', () => {
  const address = `${id}:0x${'b'.repeat(40)}`
  expect(find('2', { address })).toEqual({ amount: '2', symbol: 'USDL' })
  expect(find('2', { address, price: 0 })).toBeUndefined()
  const native = { address: undefined, price: 0, symbol: 'ETH' }
  expect(find('1.5', native)).toEqual({ amount: '0.5', symbol: 'ETH' })
})

test('behavior: nothing on another network, or when nothing is known', () => {
  expect(find('9', { chainId: 'eip155:1' })).toBeUndefined()
  expect(find('9', {}, { held: undefined })).toBeUndefined()
  const elsewhere = { ...account, caipNetworkId: 'eip155:1' }
  expect(find('9', {}, { account: elsewhere })).toBeUndefined()
})

test('behavior: a listed token is compared by its contract only', () => {
  const known = {
    networks: [
      { chainId: '10', contractAddress: `0x${'c'.repeat(40)}`, name: 'op' },
    ],
    symbol: 'USDL',
  }
  const order = { before: '5', currency: known }
  expect(find('9', {}, order)).toBeUndefined()
  const address = `${id}:0x${'c'.repeat(40)}`
  expect(find('9', { address }, order)?.amount).toBe('4')
})
