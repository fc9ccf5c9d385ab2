import { expect, test } from 'vitest'
import { toEnsCoinType } from './toEnsCoinType.js'

test.each([
  [1, 0x8000_0001],
  [10, 2_147_483_658],
  [8453, 2_147_492_101],
  [31_337, 2_147_514_985],
  [0x7fff_ffff, 0xffff_ffff],
])('default: %s', (chainId, coinType) => {
  expect(toEnsCoinType(chainId)).toBe(coinType)
})

test.each([0x8000_0000, 0xffff_ffff, 2 ** 40 + 1, 0, -1, 1.5, Number.NaN])(
  'error: %s',
  (chainId) => {
    expect(() => toEnsCoinType(chainId)).toThrow(
      expect.objectContaining({ code: 'COIN_TYPE_UNKNOWN' }),
    )
  },
)
