import { expect, test } from 'vitest'
import type { ActivityTransfer } from './activity.js'
import { isSpoofed } from './isSpoofed.js'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const coin = (change: Partial<ActivityTransfer> = {}): ActivityTransfer => ({
  amount: '25',
  direction: 'in',
  nft: undefined,
  price: undefined,
  token: { iconUrl: undefined, name: 'Dollar', symbol: 'DLR' },
  value: undefined,
  ...change,
})
const named = (symbol: string, name = symbol, price?: number) =>
  coin({ price, token: { iconUrl: undefined, name, symbol } })

test.each([
  ['zero, incoming', [coin({ amount: '0' })], true],
  [
    'zero, as if the account paid',
    [coin({ amount: '0.00', direction: 'out' })],
    true,
  ],
  ['zero beside a real one', [coin({ amount: '0' }), coin()], false],
  ['a token of its own name', [coin()], false],
  ['USDC without a price', [named('USDC')], true],
  ['USDC with a price', [named('USDC', 'USD Coin', 1)], false],
  ['USDC in other letters', [named('UЅDС')], true],
  ['USDC with an invisible character', [named('USD\u200bC')], true],
  ['USDC in wide letters', [named('ＵＳＤＣ')], true],
  ['a symbol of another script alone', [named('円')], false],
  ['a link as the name', [named('GIFT', 'Claim at gift-usdc.com')], true],
  ['nothing moved', [], false],
])('default: %s', (_title, transfers, expected) => {
  const activity = { from: other, transfers }
  expect(isSpoofed(activity, { account, hasPrices: true })).toBe(expected)
})

test('behavior: never a transaction the account sent', () => {
  const activity = {
    from: account.toLowerCase(),
    transfers: [coin({ amount: '0' })],
  }
  expect(isSpoofed(activity, { account, hasPrices: true })).toBe(false)
})

test('param: hasPrices, a test network has none', () => {
  const activity = { from: other, transfers: [named('USDC')] }
  expect(isSpoofed(activity, { account, hasPrices: false })).toBe(false)
})
