import { expect, test } from 'vitest'
import { listSwapRouters } from '../../core/swap/listSwapRouters.js'
import { swapRouters } from '../../core/swap/swapRouters.js'
import { orderSwapTokens } from './orderSwapTokens.js'

const a = 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

test('default', () => {
  const tokens = [
    { address: 'eip155:1:0x01', symbol: 'ZZZ' },
    { address: 'eip155:1:0x02', symbol: 'op' },
    { address: a, symbol: 'AAA' },
    { address: native.replace('0xe', '0xE'), symbol: 'ETH' },
  ]
  const balances = [
    { price: 2_500, quantity: { numeric: '1.5' }, value: 3_750 },
    { address: a.toLowerCase(), price: 1, quantity: { numeric: '7' } },
    { address: 'eip155:1:0x99', price: 1, quantity: { numeric: '9' } },
  ]
  const rows = orderSwapTokens({ balances, caipNetworkId: 'eip155:1', tokens })
  expect(rows.map((row) => [row.symbol, row.balance, row.isSuggested])).toEqual(
    [
      ['ETH', '1.5', true],
      ['op', undefined, true],
      ['ZZZ', undefined, false],
      ['AAA', '7', false],
    ],
  )
  expect(rows[0]).toMatchObject({ price: 2_500, value: 3_750 })
})

test('behavior: other networks and duplicates are dropped', () => {
  const tokens = [
    { address: native, symbol: 'ETH' },
    { address: native.replace('0xe', '0xE'), symbol: 'ETH' },
    { address: a, symbol: 'AAA' },
    { address: a.toLowerCase(), symbol: 'BBB' },
    { address: a.replace('eip155:1:', 'eip155:10:'), symbol: 'AAA' },
  ]
  const caipNetworkId = 'eip155:1'
  const rows = orderSwapTokens({ balances: [], caipNetworkId, tokens })
  expect(rows.map(({ address }) => address)).toEqual([native, a])
})

test('behavior: symbols of the network come first', () => {
  const tokens = ['ETH', 'USDT0'].map((symbol, at) => ({
    address: `eip155:42161:0x0${at}`,
    symbol,
  }))
  const caipNetworkId = 'eip155:42161'
  const rows = orderSwapTokens({ balances: [], caipNetworkId, tokens })
  expect(rows.map(({ symbol }) => symbol)).toEqual(['USDT0', 'ETH'])
})

test('default: routers', () => {
  expect(listSwapRouters('eip155:1')).toEqual([
    '0x1111111254eeb25477b68fb85ed929f73a960582',
    '0x111111125421ca6dc452d289314280a0f8842a65',
  ])
  expect(listSwapRouters('eip155:300')).toEqual([])
  const spenders = {
    'eip155:31337': [a.slice(9), '0x123', `${a.slice(9, -1)}6`, 7 as never],
  }
  // A changed letter invalidates the checksum, so it may be mistyped.
  expect(listSwapRouters('eip155:31337', spenders)).toEqual([
    a.slice(9).toLowerCase(),
  ])
  expect(listSwapRouters('eip155:1', spenders)).toHaveLength(2)
})

test('behavior: every known router has a valid checksum', () => {
  for (const [network, routers] of Object.entries(swapRouters))
    expect(listSwapRouters(network)).toHaveLength(routers.length)
})
