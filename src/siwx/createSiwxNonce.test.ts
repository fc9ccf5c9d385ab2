import { expect, test } from 'vitest'
import { createSiwxNonce } from './createSiwxNonce.js'

test('default: 128 bits, and never the same', () => {
  const nonces = Array.from({ length: 1_000 }, createSiwxNonce)
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(nonces).size).toBe(1_000)
})
