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

test('behavior: only a native coin gets the ether mark', () => {
  const get = (isNative: boolean) => getCoinMark({ isNative, symbol: 'ETH' })
  expect(get(true)).toBe(coinMarks.ether)
  expect(get(false)).toBeUndefined()
})

test('behavior: only a native coin gets the SOL mark', () => {
  const get = (isNative: boolean) => getCoinMark({ isNative, symbol: 'SOL' })
  expect(get(true)).toBe(coinMarks.sol)
  expect(get(false)).toBeUndefined()
})

test('behavior: a native coin never gets the dollar mark', () => {
  expect(getCoinMark({ isNative: true, symbol: 'USDX' })).toBeUndefined()
})
