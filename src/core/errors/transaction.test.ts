import { expect, test } from 'vitest'
import {
  type TransactionCode,
  TransactionError,
  TransactionUnknownError,
} from './transaction.js'

/** What a wrong entry would cost: a second payment, or one that is given up. */
const states: Readonly<Record<TransactionCode, 'no' | 'yes' | 'unknown'>> = {
  BLOB_EMPTY: 'no',
  BLOB_TOO_LARGE: 'no',
  EXECUTION_REVERTED: 'no',
  FEE_CAP_TOO_HIGH: 'no',
  FEE_CAP_TOO_LOW: 'no',
  FEE_CONFLICT: 'no',
  INSUFFICIENT_FUNDS: 'no',
  INTRINSIC_GAS_TOO_HIGH: 'no',
  INTRINSIC_GAS_TOO_LOW: 'no',
  INVALID_BLOB_DATA: 'no',
  INVALID_LEGACY_V: 'no',
  INVALID_STORAGE_KEY_SIZE: 'no',
  INVALID_VERSIONED_HASH_SIZE: 'no',
  INVALID_VERSIONED_HASH_VERSION: 'no',
  NONCE_MAX_VALUE: 'no',
  NONCE_TOO_HIGH: 'no',
  NONCE_TOO_LOW: 'unknown',
  RECEIPT_NOT_FOUND: 'unknown',
  RECEIPT_TIMEOUT: 'yes',
  TIP_ABOVE_FEE_CAP: 'no',
  TRANSACTION_CANCELLED: 'no',
  TRANSACTION_NOT_ACCEPTED: 'no',
  TRANSACTION_NOT_FOUND: 'unknown',
  TRANSACTION_REPLACED: 'no',
  TRANSACTION_REVERTED: 'yes',
  TRANSACTION_TYPE_NOT_SUPPORTED: 'no',
  TRANSACTION_TYPE_UNKNOWN: 'no',
}

test.each(Object.entries(states))('default: %s, sent: %s', (code, state) => {
  const error = new TransactionError({ code: code as TransactionCode })
  expect(error.sentToNetwork).toBe(state)
  const isSaid = /nothing was sent/i.test(error.shortMessage)
  expect(isSaid).toBe(state === 'no')
})

test('behavior: expected values are named', () => {
  const read = (code: TransactionCode) =>
    new TransactionError({ code }).shortMessage
  expect(read('INVALID_LEGACY_V')).toContain('expected 27 or 28.')
  expect(read('INVALID_STORAGE_KEY_SIZE')).toContain('expected 32 bytes.')
})

test('default: an outcome that is unknown', () => {
  const error = new TransactionUnknownError({ hash: '0x1', nonce: 7 })
  expect(error).toMatchObject({
    code: 'TRANSACTION_UNKNOWN',
    hash: '0x1',
    nonce: 7,
    sentToNetwork: 'unknown',
  })
})
