import { expect, test } from 'vitest'
import { assertSpendable } from './assertSpendable.js'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

test('default', () => {
  assertSpendable('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', token)
})

test('error: the zero address, and the token itself', () => {
  const error = expect.objectContaining({ code: 'INVALID_ADDRESS' })
  expect(() => assertSpendable(`0x${'0'.repeat(40)}`, undefined)).toThrow(error)
  expect(() => assertSpendable(token.toLowerCase(), token)).toThrow(error)
})
