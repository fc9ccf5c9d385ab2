import { describe, expect, test } from 'vitest'
import {
  caipAddressSchema,
  decimalSchema,
  integerSchema,
  textSchema,
  webUrlSchema,
  worthSchema,
} from './schemas.js'

describe('webUrlSchema', () => {
  test.each([
    'https://icons.example/a.png',
    'http://127.0.0.1:4101/icons/usd.svg',
    'HTTPS://icons.example',
  ])('default: %s', (url) => {
    expect(webUrlSchema.parse(url)).toBe(url)
  })

  test.each([
    'data:image/png;base64,iVBORw0KGgo=',
    'javascript:alert(1)',
    'ipfs://a',
    '//icons.example/a.png',
    'https://user:secret@icons.example',
    'https://user@icons.example',
    'https://',
    `https://icons.example/${'a'.repeat(600_000)}`,
    ' https://icons.example',
    '',
    null,
    undefined,
  ])('behavior: %s is dropped', (url) => {
    expect(webUrlSchema.parse(url)).toBeUndefined()
  })

  test('error: another type', () => {
    expect(webUrlSchema.safeParse(7).success).toBe(false)
  })
})

test('textSchema: behavior: empty text counts as missing', () => {
  expect(textSchema.parse('a')).toBe('a')
  for (const value of ['', null, undefined])
    expect(textSchema.parse(value)).toBeUndefined()
})

test('worthSchema: behavior: negative values count as missing', () => {
  for (const value of [0, 1.5, 1e308])
    expect(worthSchema.parse(value)).toBe(value)
  for (const value of [-1, -5e-324, null, undefined])
    expect(worthSchema.parse(value)).toBeUndefined()
})

test('integerSchema: default', () => {
  const max = 2n ** 256n - 1n
  expect(integerSchema.parse('0')).toBe(0n)
  expect(integerSchema.parse(String(max))).toBe(max)
  expect(integerSchema.safeParse(String(max + 1n)).success).toBe(false)
})

test.each([
  ['1', true],
  ['007.50', true],
  ['1.', false],
  ['.5', false],
  ['1,5', false],
  ['1e5', false],
  ['-1', false],
  ['1\n', false],
])('decimalSchema: %j, %s', (text, expected) => {
  expect(decimalSchema.safeParse(text).success).toBe(expected)
})

test.each([
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:9xQeWvG816bUx9EPjHmaT23yvVM2ZWbr',
    true,
  ],
  ['eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', true],
  ['eip155:1:9xQeWvG816bUx9EPjHmaT23yvVM2ZWbr', false],
  ['solana:a:b:c', false],
])('caipAddressSchema: %s, %s', (text, expected) => {
  expect(caipAddressSchema.safeParse(text).success).toBe(expected)
})
