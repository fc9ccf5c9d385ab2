import { expect, test } from 'vitest'
import type { ListedToken } from '../../core/token/tokenList.js'
import { groupPickerTokens, listPickerTokens } from './listPickerTokens.js'

const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const rare = '0x1111111111111111111111111111111111111111'
const held = '0x2222222222222222222222222222222222222222'

const toListed = (address: `0x${string}`, symbol: string): ListedToken => ({
  id: `eip155:1/erc20:${address}`,
  address,
  caipNetworkId: 'eip155:1',
  iconUrl: `https://a.example/${symbol}.png`,
  list: 'Mine',
  name: `${symbol} token`,
  symbol,
})

const toBalance = (row: object) => ({
  iconUrl: '',
  name: 'Ether',
  price: 0,
  quantity: { numeric: '1' },
  symbol: 'ETH',
  ...row,
})

function list() {
  return listPickerTokens({
    balances: [
      toBalance({ quantity: { numeric: '0' } }),
      toBalance({
        address: `eip155:1:${held}`,
        name: 'Held',
        symbol: 'HELD',
        value: 5,
      }),
    ],
    caipNetworkId: 'eip155:1',
    listed: [toListed(rare, 'RARE'), toListed(usdc, 'USDC')],
    native: { name: 'Ether', symbol: 'ETH' },
    swappable: [
      {
        address: `eip155:1:${usdc}`,
        logoUri: '',
        name: 'USDC',
        symbol: 'USDC',
      },
    ],
  })
}

const toSymbols = (rows: readonly { symbol: string }[]) =>
  rows.map(({ symbol }) => symbol)

test('default: held first, then popular, each once', () => {
  const groups = groupPickerTokens(list(), '')
  expect(toSymbols(groups.own)).toEqual(['HELD'])
  expect(toSymbols(groups.popular)).toEqual(['ETH', 'USDC'])
  expect(toSymbols(groups.others)).toEqual(['RARE'])
})

test('behavior: ids are CAIP-19, a picture comes from whichever has one', () => {
  const tokens = list()
  expect(tokens.find(({ symbol }) => symbol === 'ETH')).toMatchObject({
    address: undefined,
    id: 'eip155:1/slip44:60',
  })
  expect(tokens.find(({ symbol }) => symbol === 'USDC')).toMatchObject({
    address: usdc,
    iconUrl: 'https://a.example/USDC.png',
    id: `eip155:1/erc20:${usdc}`,
  })
})

test.each([
  ['us', ['USDC']],
  ['RARE TOK', ['RARE']],
  [rare.toUpperCase().replace('0X', '0x'), ['RARE']],
  ['zzz', []],
])('param: search %s', (search, symbols) => {
  const { others, own, popular } = groupPickerTokens(list(), search)
  expect(toSymbols([...own, ...popular, ...others])).toEqual(symbols)
})

test('behavior: no decimals are passed on', () => {
  expect(list().some((token) => 'decimals' in token)).toBe(false)
})
