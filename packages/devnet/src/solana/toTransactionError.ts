import type { FailedTransactionMetadata } from 'litesvm'
import { instructionErrors, transactionErrors } from './errorNames.js'

type InstructionError = string | { Custom: number } | { BorshIoError: string }

/** As JSON-RPC has it. */
export type TransactionError =
  | string
  | { InstructionError: [number, InstructionError] }
  | { InsufficientFundsForRent: { account_index: number } }
  | { DuplicateInstruction: number }
  | { ProgramExecutionTemporarilyRestricted: { account_index: number } }

/** litesvm's error as Solana's nodes write it. */
export function toTransactionError(
  failure: FailedTransactionMetadata,
): TransactionError {
  const error = failure.err()
  if (typeof error === 'number')
    return transactionErrors[error] ?? 'SanitizeFailure'
  const { name } = error.constructor
  if ('err' in error)
    return { InstructionError: [error.index, toInstructionError(error.err())] }
  if ('index' in error) return { DuplicateInstruction: error.index }
  const account_index = error.accountIndex
  return name === 'TransactionErrorInsufficientFundsForRent'
    ? { InsufficientFundsForRent: { account_index } }
    : { ProgramExecutionTemporarilyRestricted: { account_index } }
}

function toInstructionError(
  error: number | { code: number } | { msg: string },
): InstructionError {
  if (typeof error === 'number')
    return instructionErrors[error] ?? 'GenericError'
  if ('code' in error) return { Custom: error.code }
  return { BorshIoError: error.msg }
}
