import { describe, expect, test } from 'vitest'
import { BLOB_MAX_BYTES } from '../constants/send.js'
import { TransactionError } from '../errors/transaction.js'
import { assertBlobData } from './assertBlobData.js'

function getCode(data: unknown) {
  try {
    assertBlobData(data as Uint8Array)
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(TransactionError)
    return (error as TransactionError).code
  }
}

describe('assertBlobData', () => {
  test('default', () => {
    expect(BLOB_MAX_BYTES).toBe(761_855)
    expect(getCode('0x00')).toBe(undefined)
    expect(getCode(new Uint8Array(BLOB_MAX_BYTES))).toBe(undefined)
    expect(getCode(`0x${'00'.repeat(BLOB_MAX_BYTES)}`)).toBe(undefined)
  })

  test('error: empty', () => {
    expect(getCode('0x')).toBe('BLOB_EMPTY')
    expect(getCode(new Uint8Array())).toBe('BLOB_EMPTY')
  })

  test('error: too large', () => {
    // EIP-4844: six blobs.
    expect(BLOB_MAX_BYTES).toBe(761_855)
    expect(getCode(new Uint8Array(BLOB_MAX_BYTES + 1))).toBe('BLOB_TOO_LARGE')
    expect(getCode(`0x${'00'.repeat(BLOB_MAX_BYTES + 1)}`)).toBe(
      'BLOB_TOO_LARGE',
    )
  })

  test.each(['', '00', '0x0', '0xzz', '0X00', null, 1, {}])(
    'error: %s',
    (data) => {
      expect(getCode(data)).toBe('INVALID_BLOB_DATA')
    },
  )
})
