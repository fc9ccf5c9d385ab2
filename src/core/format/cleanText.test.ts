import { expect, test } from 'vitest'
import { cleanText } from './cleanText.js'

test('default', () => {
  expect(cleanText('  Local   Dollar ', 64)).toBe('Local Dollar')
})

test('param: maxLength', () => {
  expect(cleanText('a'.repeat(80), 64)).toBe(`${'a'.repeat(63)}…`)
  expect(cleanText('😀'.repeat(12), 12)).toBe('😀'.repeat(12))
})

test('behavior: control, bidi and invisible characters are removed', () => {
  expect(cleanText('US\u202eDC\u200b\u2066\n\u0000', 12)).toBe('USDC')
})

test('behavior: excess combining marks are removed', () => {
  expect(cleanText(`E${'\u0301'.repeat(50)}TH`, 64)).toBe(
    `E${'\u0301'.repeat(4)}TH`,
  )
  expect(cleanText('Việt Nam ก้ำ', 64)).toBe('Việt Nam ก้ำ')
})
