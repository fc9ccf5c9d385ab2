import { expect, test } from 'vitest'
import { decodeBase58 } from './decodeBase58.js'
import { encodeBase58 } from './encodeBase58.js'

test.each([
  ['hello world', 'StV1DL6CwTryKyV'],
  ['', ''],
  ['\0\0', '11'],
  ['\0a', '12g'],
])('default: %j', (text, encoded) => {
  expect(encodeBase58(new TextEncoder().encode(text))).toBe(encoded)
})

test('behavior: decoding reverses encoding', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    bytes.fill(0, 0, length % 4)
    expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes)
  }
})
