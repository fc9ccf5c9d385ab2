import { BLOB_MAX_BYTES } from '../constants/send.js'
import { TransactionError } from '../errors/transaction.js'

/**
 * Asserts that data fits into the blobs of one transaction.
 *
 * Standard: EIP-4844. The limit is 761855 bytes: six blobs of 4096 field
 * elements with 31 usable bytes each, minus one terminator byte per
 * transaction.
 *
 * @param data - bytes, or 0x-prefixed hex of whole bytes
 * @throws TransactionError `BLOB_EMPTY` when there is no data,
 * `BLOB_TOO_LARGE` above the limit, `INVALID_BLOB_DATA` when it is neither
 * bytes nor hex
 *
 * @example
 * assertBlobData('0x1234')
 */
export function assertBlobData(data: `0x${string}` | Uint8Array): void {
  const size = getSize(data)
  if (size === undefined)
    throw new TransactionError({ code: 'INVALID_BLOB_DATA' })
  if (size === 0) throw new TransactionError({ code: 'BLOB_EMPTY' })
  if (size > BLOB_MAX_BYTES)
    throw new TransactionError({
      code: 'BLOB_TOO_LARGE',
      details: `${size} bytes, at most ${BLOB_MAX_BYTES}`,
    })
}

export declare namespace assertBlobData {
  type ErrorType = TransactionError<
    'BLOB_EMPTY' | 'BLOB_TOO_LARGE' | 'INVALID_BLOB_DATA'
  >
}

function getSize(data: unknown) {
  if (data instanceof Uint8Array) return data.length
  if (typeof data !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(data))
    return undefined
  return (data.length - 2) / 2
}
