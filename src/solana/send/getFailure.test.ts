import { expect, test } from 'vitest'
import { getFailure } from './getFailure.js'

const text = 'Transaction simulation failed: '

test.each([
  [{ InstructionError: [2, { Custom: 1 }] }, 'INSUFFICIENT_BALANCE'],
  [{ InstructionError: [2, { Custom: 17 }] }, 'TOKEN_ACCOUNT_FROZEN'],
  [{ InstructionError: [2, { Custom: 99 }] }, 'SIMULATION_FAILED'],
  [{ InstructionError: [0, 'InvalidAccountData'] }, 'SIMULATION_FAILED'],
  [{ InsufficientFundsForRent: { account_index: 0 } }, 'SENDER_BELOW_RENT'],
  [{ InsufficientFundsForRent: { account_index: 1 } }, 'RECEIVER_BELOW_RENT'],
  ['InsufficientFundsForFee', 'FEE_NOT_COVERED'],
  ['AccountNotFound', 'FEE_NOT_COVERED'],
  [
    `${text}Error processing Instruction 2: custom program error: 0x1`,
    'INSUFFICIENT_BALANCE',
  ],
  [
    `${text}Error processing Instruction 2: custom program error: 0x11`,
    'TOKEN_ACCOUNT_FROZEN',
  ],
  [
    `${text}Attempt to debit an account but found no record of a prior credit.`,
    'FEE_NOT_COVERED',
  ],
  [
    `${text}Transaction results in an account (0) with insufficient funds for rent`,
    'SENDER_BELOW_RENT',
  ],
  [undefined, 'SIMULATION_FAILED'],
])('default: %j', (failure, code) => {
  expect(getFailure(failure)).toMatchObject({ code, sentToNetwork: 'no' })
})
