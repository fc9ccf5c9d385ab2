import { base58 } from '@scure/base'
import { PublicKey } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from './decodeBase58.js'

describe('decodeBase58', () => {
  test('default', () => {
    for (let index = 0; index < 50; index++) {
      const bytes = crypto.getRandomValues(new Uint8Array(32))
      bytes.fill(0, 0, index % 5)
      const text = base58.encode(bytes)
      expect(text).toBe(new PublicKey(bytes).toBase58())
      expect(decodeBase58(text, 32)).toEqual(bytes)
    }
  })

  test('behavior: the largest bytes of a length still fit', () => {
    for (const length of [1, 2, 64, 1232]) {
      const bytes = new Uint8Array(length).fill(255)
      expect(decodeBase58(base58.encode(bytes), length)).toEqual(bytes)
    }
  })

  test('behavior: nothing and zeros', () => {
    expect(base58.encode(new Uint8Array())).toBe('')
    expect(decodeBase58('', 1)).toEqual(new Uint8Array())
    expect(decodeBase58('11', 2)).toEqual(new Uint8Array(2))
  })

  test.each(['0', 'O', 'I', 'l', ' ', 'é', 'a b', undefined, 5, null])(
    'error: %s is not base58',
    (text) => {
      expect(decodeBase58(text, 32)).toBeUndefined()
    },
  )

  test('error: more bytes than may be', () => {
    expect(decodeBase58('111', 2)).toBeUndefined()
    expect(decodeBase58('z'.repeat(1_000_000), 1232)).toBeUndefined()
  })
})
