import { expect, test } from 'vitest'
import { findNameSource, isName } from './isName.js'

test.each([
  ['ada.reown.id', 'api'],
  ['ada.eth', 'ens'],
  ['Ada.BASE.eth', 'ens'],
  ['\u{1f987}.eth', 'ens'],
  ['ada.sol', 'sns'],
  ['dex.ada.sol', 'sns'],
])('default: %s is of %s', (name, source) => {
  expect(findNameSource(name)).toBe(source)
  expect(isName(name)).toBe(true)
})

test.each([
  '',
  'eth',
  '.eth',
  'ada..eth',
  'a b.eth',
  'ada.eth ',
  'https://ada.eth',
  'ada@mail.eth',
  'a.b.c.sol',
  'ada.com',
  `${'a'.repeat(252)}.eth`,
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  undefined,
  7,
])('behavior: not %s', (value) => {
  expect(isName(value)).toBe(false)
})
