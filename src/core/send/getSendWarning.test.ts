import { expect, test } from 'vitest'
import { getSendWarning } from './getSendWarning.js'

const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', () => {
  expect(getSendWarning({ from, to: from.toLowerCase() })).toBe('ownAddress')
})

test('behavior: another address, or none', () => {
  expect(getSendWarning({ from, to: '' })).toBe(undefined)
  expect(getSendWarning({ from: undefined, to: '' })).toBe(undefined)
})

test('behavior: base58 is case-sensitive', () => {
  expect(getSendWarning({ from: 'So1A', to: 'So1a' })).toBe(undefined)
  expect(getSendWarning({ from: 'So1A', to: 'So1A' })).toBe('ownAddress')
})
