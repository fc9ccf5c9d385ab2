import { expect, test } from 'vitest'
import { readLimit } from './readLimit.js'

const nothing = { allowance: undefined, period: undefined, token: undefined }

test('default', () => {
  expect(
    readLimit({ address: '0xAB', allowance: '0x2386f26fc10000', period: 60 }),
  ).toEqual({ allowance: 10n ** 16n, period: 60, token: '0xab' })
  expect(readLimit({ allowance: '5' })).toEqual({ ...nothing, allowance: 5n })
})

test.each([
  [undefined],
  [null],
  ['0x1'],
  [{ allowance: '-1', period: -1 }],
  [{ allowance: '1.5', period: 1.5 }],
  [{ allowance: `0x${'f'.repeat(65)}`, period: 1e12 }],
  [{ address: {}, allowance: {}, period: '60' }],
])('behavior: %j says nothing', (data) => {
  expect(readLimit(data)).toEqual(nothing)
})
