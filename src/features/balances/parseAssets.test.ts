import { expect, test } from 'vitest'
import { parseAssets } from './parseAssets.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const metadata = {
  name: 'Dollar',
  symbol: 'USD',
  iconUrl: 'https://icons.example/usd.png',
  decimals: 6,
  price: 1,
  value: 2.5,
}
const usd = { address: token, balance: '0x2625a0', metadata, type: 'ERC20' }
const eth = {
  address: 'native',
  balance: '0xde0b6b3a7640001',
  metadata: { ...metadata, decimals: 18, name: 'Ether', symbol: 'ETH' },
  type: 'NATIVE',
}
const read = (entries: unknown, key = '0x7a69') =>
  parseAssets({ [key]: entries }, { chainId: 31337 })

test('default', () => {
  expect(read([eth, usd])).toEqual([
    {
      address: undefined,
      chainId: 'eip155:31337',
      iconUrl: metadata.iconUrl,
      name: 'Ether',
      price: 1,
      quantity: { decimals: '18', numeric: '1.000000000000000001' },
      symbol: 'ETH',
      value: 2.5,
    },
    {
      address: `eip155:31337:${token}`,
      chainId: 'eip155:31337',
      iconUrl: metadata.iconUrl,
      name: 'Dollar',
      price: 1,
      quantity: { decimals: '6', numeric: '2.5' },
      symbol: 'USD',
      value: 2.5,
    },
  ])
})

test('behavior: an empty list is valid', () => {
  expect(read([])).toEqual([])
})

test('behavior: the key may be in any case, next to other chains', () => {
  expect(read([usd], '0x7A69')).toHaveLength(1)
  expect(
    parseAssets({ '0x1': [eth], '0x7a69': [usd] }, { chainId: 31337 }),
  ).toHaveLength(1)
})

test('behavior: amounts are exact, up to 256 bits', () => {
  const balance = `0x${'f'.repeat(64)}`
  expect(read([{ ...usd, balance }])?.[0]?.quantity.numeric).toBe(
    '115792089237316195423570985008687907853269984665640564039457584007913129.639935',
  )
})

test('behavior: only HTTP(S) images are accepted', () => {
  const iconUrl = 'javascript:alert(1)'
  const found = read([{ ...usd, metadata: { ...metadata, iconUrl } }])
  expect(found?.[0]?.iconUrl).toBe('')
})

test('behavior: a missing value is estimated', () => {
  const { value: _, ...rest } = metadata
  const found = read([{ ...usd, metadata: { ...rest, price: 2 } }])
  expect(found?.[0]?.value).toBe(5)
})

test('error: an estimate that is not finite', () => {
  const { value: _, ...rest } = metadata
  const endless = { ...usd, metadata: { ...rest, price: 1e308 } }
  expect(read([{ ...endless, balance: `0x${'f'.repeat(64)}` }])).toBeUndefined()
})

test.each([
  null,
  undefined,
  [],
  'text',
  {},
  { '0x1': [] },
  { '31337': [] },
  { 'eip155:31337': [] },
  { '0x7a69': null },
  { '0x7a69': {} },
  { '0x7a69': [], '0x07a69': [] },
  { '0x7a69': [usd], '0x1': [{}] },
])('error: response %j', (answer) => {
  expect(parseAssets(answer, { chainId: 31337 })).toBeUndefined()
})

test.each([
  null,
  'text',
  {},
  { ...usd, address: undefined },
  { ...usd, address: 'native' },
  { ...usd, address: '0x12' },
  { ...eth, address: token },
  { ...usd, type: 'ERC721' },
  { ...usd, type: undefined },
  { ...usd, balance: 100 },
  { ...usd, balance: '100' },
  { ...usd, balance: '0x' },
  { ...usd, balance: '-0x1' },
  { ...usd, balance: `0x1${'0'.repeat(64)}` },
  { ...usd, metadata: undefined },
  ...Object.entries({
    name: [undefined, null, 1],
    symbol: [undefined, {}],
    iconUrl: [undefined, null],
    decimals: [undefined, '6', 6.5, -1, 256, Number.NaN],
    price: [undefined, '1', -1, Number.NaN, Number.POSITIVE_INFINITY],
    value: [null, '1', -1, Number.NaN],
  }).flatMap(([key, values]) =>
    values.map((value) => ({
      ...usd,
      metadata: { ...metadata, [key]: value },
    })),
  ),
])('error: one bad entry refuses all, %#', (entry) => {
  expect(read([eth, entry])).toBeUndefined()
})

test('error: duplicate token', () => {
  expect(read([usd, { ...usd, address: token.toLowerCase() }])).toBeUndefined()
  expect(read([eth, eth])).toBeUndefined()
})
