import { expect, test } from 'vitest'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import { isSendOpen } from './isSendOpen.js'

test('default', () => {
  expect(isSendOpen(new TransactionUnknownError())).toBe(true)
  expect(isSendOpen(new TransactionError({ code: 'RECEIPT_TIMEOUT' }))).toBe(
    true,
  )
})

test('behavior: an unknown error', () => {
  expect(isSendOpen(new Error('?'))).toBe(true)
})

test('behavior: not sent, or reverted', () => {
  expect(isSendOpen({ code: 4001 })).toBe(false)
  expect(
    isSendOpen(new TransactionError({ code: 'TRANSACTION_REVERTED' })),
  ).toBe(false)
})
