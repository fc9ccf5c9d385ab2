import { expect, test } from 'vitest'
import { isKitName } from './isKitName.js'

test.each(['ada.reown.id', 'ADA-1.Reown.ID', 'old.wcn.id', 'a.b.reown.id'])(
  'default: %s',
  (value) => {
    expect(isKitName(value)).toBe(true)
  },
)

test.each([
  '',
  'ada',
  '.reown.id',
  'reown.id',
  'ada.eth',
  'ada.reown.id ',
  'ada.reown.id.evil.example',
  'a..reown.id',
  // A Cyrillic letter.
  '\u0430da.reown.id',
  // The Kelvin sign, whose lower case is an ASCII letter.
  '\u212Aim.reown.id',
  '../x.reown.id',
  'a/b.reown.id',
  `${'a'.repeat(250)}.reown.id`,
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  undefined,
  null,
  7,
])('behavior: not %s', (value) => {
  expect(isKitName(value)).toBe(false)
})
