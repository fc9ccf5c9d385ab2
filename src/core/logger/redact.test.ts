import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redact } from './redact.js'

const uri = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`

describe('redact', () => {
  test.each([
    ['mail to ada@example.com now', 'mail to [email] now'],
    ['<ada.b+c@mail.example.co.uk>', '<[email]>'],
    ['?email=ada%40example.com', '[email]'],
    ['code 123456.', 'code [code].'],
    ['123-456 or 123 456', '[code] or [code]'],
    [`open ${uri} now`, 'open [uri] now'],
    [
      `https://wallet.example/wc?uri=${encodeURIComponent(uri)}`,
      'https://wallet.example/wc?uri=[uri]',
    ],
    [`key ${'0a'.repeat(32)}`, 'key [hex]'],
    [`signature 0x${'0a'.repeat(65)}`, 'signature [hex]'],
    ['eyJhbGciOi.eyJzdWIi.c2ln', '[token]'],
  ])('default: %s', (text, expected) => {
    expect(redact(text)).toBe(expected)
  })

  test('behavior: keeps values that are not secret', () => {
    const text = `31337 1234567 0x123456 0x${'0a'.repeat(32)} 1.123456 wcx`
    expect(redact(text)).toBe(text)
    expect(redact(31337)).toBe(31337)
    expect(redact(true)).toBe(true)
    expect(redact(null)).toBe(null)
  })

  test('behavior: numbers can be codes', () => {
    expect(redact([123456, 123456n, 12345])).toEqual([
      '[code]',
      '[code]',
      12345,
    ])
  })

  test('behavior: secret properties', () => {
    expect(
      redact({ otp: 'x', Email: 'x', payload: { symKey: 'x', id: 'a' } }),
    ).toEqual({
      otp: '[redacted]',
      Email: '[redacted]',
      payload: { symKey: '[redacted]', id: 'a' },
    })
    expect(redact({ 'ada@example.com': 1 })).toEqual({ '[email]': 1 })
  })

  test('behavior: errors', () => {
    const error = Object.assign(new Error('for ada@example.com'), {
      cause: new TypeError('code 123456'),
      code: 'INVALID_CODE',
    })
    expect(redact(error)).toEqual({
      name: 'Error',
      message: 'for [email]',
      cause: { name: 'TypeError', message: 'code [code]' },
      code: 'INVALID_CODE',
    })
  })

  test('behavior: truncates long, wide or deep values', () => {
    expect(redact('x'.repeat(1e6))).toHaveLength(2_001)
    expect(redact(Array(1_000).fill(1))).toHaveLength(100)
    let deep: unknown = 1
    for (let index = 0; index < 1_000; index++) deep = { deep }
    expect(JSON.stringify(redact(deep))).toContain('[deep]')
    expect(redact(new Uint8Array(3))).toBe('[3 bytes]')
  })

  test('behavior: a secret at the cut is not exposed', () => {
    for (let length = 0; length < 20; length++) {
      const text = 'x'.repeat(length) + ' ada@example.com'.repeat(1_000)
      expect(redact(text)).not.toMatch(/ada/)
      expect(redact(text)).toMatch(/^x* \[email\]/)
    }
  })

  test('behavior: secrets are redacted at any position', () => {
    const canary = fc.constantFrom('ada@example.com', '123456', uri)
    const blank = fc.constantFrom(' ', '"', '\n', ', ', '(')
    const text = fc
      .tuple(fc.lorem(), blank, canary, blank, fc.lorem())
      .map((parts) => parts.join(''))
    const tree = fc.object({ values: [text], maxDepth: 4 })
    fc.assert(
      fc.property(tree, (value) => {
        const shown = JSON.stringify(redact(value)) ?? ''
        expect(shown).not.toMatch(
          /ada@example|(?<!\w)123456(?!\w)|wc:a|symKey=/,
        )
      }),
    )
  })

  // Anything worse than linear time would exceed the test timeout.
  test('behavior: long text takes linear time', () => {
    for (const part of [
      'a',
      'a.',
      'a@',
      '1',
      '1 ',
      'wc:',
      '0x',
      'eyJa.',
      '%40',
    ])
      expect(redact(`${part.repeat(1e6)} ann@example.com`)).not.toContain(
        'example',
      )
  })
})
