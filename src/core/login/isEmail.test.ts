import { describe, expect, test } from 'vitest'
import { isEmail } from './isEmail.js'

describe('isEmail', () => {
  test.each([
    'ada@example.com',
    'ada.lovelace+tag@mail.example.co.uk',
    "o'hara@example.com",
    'a@b.io',
    'ada@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('default: %s', (value) => {
    expect(isEmail(value)).toBe(true)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'a@b@example.com',
    'ada@.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example.c',
    'ada@example.1',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    ' ada@example.com',
    'ada@example.com ',
    'ada@example.com\n',
    'ada lovelace@example.com',
    'ada@127.0.0.1',
    'ada@exa<mple.com',
    'адa@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
    null,
    undefined,
    1,
    {},
  ])('error: %s', (value) => {
    expect(isEmail(value)).toBe(false)
  })

  // Anything worse than linear time would exceed the test timeout.
  test('behavior: long text is rejected', () => {
    for (const value of [
      `${'a.'.repeat(1e6)}@${'b-'.repeat(1e6)}`,
      `a@${'a'.repeat(251)}`,
      `${'a'.repeat(63)}!@${'a-'.repeat(90)}`,
    ])
      expect(isEmail(value)).toBe(false)
  })
})
