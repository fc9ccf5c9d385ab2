import { expect, test } from 'vitest'
import { coinMarks } from './coinMarks.js'
import { getCoinMark } from './getCoinMark.js'

test('default', () => {
  const get = (symbol: string) => getCoinMark({ isNative: false, symbol })
  expect(get('USDC')).toBe(coinMarks.dollar)
  expect(get('DAI')).toBe(coinMarks.dollar)
  expect(get('EURC')).toBe(coinMarks.euro)
  expect(get('XAUT')).toBe(coinMarks.gold)
  expect(get('UNI')).toBeUndefined()
})

test('behavior: only the coin of a network looks like ether', () => {
  const get = (isNative: boolean) => getCoinMark({ isNative, symbol: 'ETH' })
  expect(get(true)).toBe(coinMarks.ether)
  expect(get(false)).toBeUndefined()
})

test('behavior: only the coin of a cluster looks like SOL', () => {
  const get = (isNative: boolean) => getCoinMark({ isNative, symbol: 'SOL' })
  expect(get(true)).toBe(coinMarks.sol)
  expect(get(false)).toBeUndefined()
})

test('behavior: the coin of another network is no dollar', () => {
  expect(getCoinMark({ isNative: true, symbol: 'USDX' })).toBeUndefined()
})
