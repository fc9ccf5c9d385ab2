import { expect, test } from 'vitest'
import { toNameInput } from './toNameInput.js'

test.each([
  ['ada-1815', 'ada-1815'],
  ['Ada Lovelace!', 'adalovelace'],
  ['\u0130\u0430x.y', 'xy'],
  ['', ''],
])('default: %s', (value, kept) => {
  expect(toNameInput(value)).toBe(kept)
})
