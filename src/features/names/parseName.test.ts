import { expect, test } from 'vitest'
import { parseName } from './parseName.js'

test.each([
  ['adal', 'adal'],
  ['Ada-1815', 'ada-1815'],
  ['ada1.reown.id', 'ada1'],
  ['ADA1.REOWN.ID', 'ada1'],
  ['a'.repeat(63), 'a'.repeat(63)],
])('default: %s', (value, label) => {
  expect(parseName(value)).toEqual({ label, name: `${label}.reown.id` })
})

test.each([
  '',
  'ada',
  'ada.reown.id',
  'ada lovelace',
  'ada_1815',
  'ada.1815',
  // The legacy suffix does not accept new names.
  'ada1815.wcn.id',
  'ada1815.eth',
  // A Cyrillic letter, and a letter whose lower case has two characters.
  '\u0430da1815',
  '\u0130stanbul',
  ' ada1815',
  'a'.repeat(64),
  undefined,
  4444,
])('error: %s', (value) => {
  expect(() => parseName(value as string)).toThrow(
    expect.objectContaining({ code: 'INVALID_NAME', sentToNetwork: 'no' }),
  )
})
