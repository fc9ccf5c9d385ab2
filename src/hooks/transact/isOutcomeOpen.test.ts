import { UserRejectedRequestError } from 'viem'
import { expect, test } from 'vitest'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import {
  TransactionError,
  TransactionUnknownError,
} from '../../core/errors/transaction.js'
import { isOutcomeOpen } from './isOutcomeOpen.js'

const rejected = new UserRejectedRequestError(new Error('no'))
const internal = Object.assign(new Error('oops'), { code: -32603 })

test.each([
  [new TransactionUnknownError(), true, true],
  [new TransactionError({ code: 'RECEIPT_TIMEOUT' }), true, true],
  [new TransactionError({ code: 'NONCE_TOO_LOW' }), true, true],
  [new TransactionError({ code: 'TRANSACTION_REVERTED' }), false, false],
  [new TransactionError({ code: 'TRANSACTION_CANCELLED' }), false, false],
  [new InsufficientBalanceError(), false, false],
  [rejected, false, false],
  // What the app has sent itself may be on its way.
  [internal, false, true],
  [new Error('The form is empty'), false, true],
] as const)('default: %s', (error, own, foreign) => {
  expect(isOutcomeOpen(error, { isForeign: false })).toBe(own)
  expect(isOutcomeOpen(error, { isForeign: true })).toBe(foreign)
})
