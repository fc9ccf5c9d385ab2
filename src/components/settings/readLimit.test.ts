import { expect, test } from 'vitest'
import { readLimit } from './readLimit.js'

const nothing = { allowance: undefined, period: undefined, token: undefined }

test('default', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(
    readLimit({ address, allowance: '0x2386f26fc10000', period: 60 }),
  ).toEqual({
    allowance: 10n ** 16n,
    period: 60,
    token: address.toLowerCase(),
  })
  expect(readLimit({ allowance: '5' })).toEqual({ ...nothing, allowance: 5n })
})

test.each([
  [undefined],
  [null],
  ['0x1'],
  [{ allowance: '-1', period: -1 }],
  [{ allowance: '1.5', period: 1.5 }],
  [{ allowance: `0x${'f'.repeat(65)}`, period: 1e12 }],
  [{ address: '0xAB' }],
  [{ address: {}, allowance: {}, period: '60' }],
])('behavior: ignores %j', (data) => {
  expect(readLimit(data)).toEqual(nothing)
})
