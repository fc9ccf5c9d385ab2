import { expect, test } from 'vitest'
import { hasSocials } from './hasSocials.js'

test.each([
  [undefined, true],
  [true, true],
  [['google'], true],
  [[], false],
  [false, false],
])('default: %j is %s', (socials, expected) => {
  expect(hasSocials(socials)).toBe(expected)
})
