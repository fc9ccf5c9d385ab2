import { expect, test } from 'vitest'
import { foldCase } from './foldCase.js'

test('default', () => {
  expect(foldCase('0xAb')).toBe('0xab')
  expect(foldCase('eip155:1:0xAb')).toBe('eip155:1:0xab')
})

test('behavior: base58 is case-sensitive', () => {
  for (const value of ['So1A', 'solana:5eykT:So1A', 'native', ''])
    expect(foldCase(value)).toBe(value)
})
