import type { TransactionError } from './toTransactionError.js'

const texts: Record<string, string> = {
  AccountNotFound:
    'Attempt to debit an account but found no record of a prior credit.',
  AlreadyProcessed: 'This transaction has already been processed',
  BlockhashNotFound: 'Blockhash not found',
  InsufficientFundsForFee: 'Insufficient funds for fee',
  InvalidAccountForFee: 'This account may not be used to pay transaction fees',
  ProgramAccountNotFound: 'Attempt to load a program that does not exist',
  SanitizeFailure: 'Transaction failed to sanitize accounts offsets correctly',
  SignatureFailure: 'Transaction did not pass signature verification',
}

const instructionTexts: Record<string, string> = {
  AccountDataTooSmall: 'account data too small for instruction',
  ComputationalBudgetExceeded: 'Computational budget exceeded',
  IllegalOwner: 'Provided owner is not allowed',
  IncorrectProgramId: 'incorrect program id for instruction',
  InsufficientFunds: 'insufficient funds for instruction',
  InvalidAccountData: 'invalid account data for instruction',
  InvalidAccountOwner: 'Invalid account owner',
  InvalidArgument: 'invalid program argument',
  InvalidInstructionData: 'invalid instruction data',
  MissingRequiredSignature: 'missing required signature for instruction',
  NotEnoughAccountKeys: 'insufficient account keys for instruction',
  ProgramFailedToComplete: 'Program failed to complete',
  UninitializedAccount: 'instruction requires an initialized account',
}

/** A transaction's error as a sentence, in the words of Solana's nodes. */
export function describeError(error: TransactionError): string {
  if (typeof error === 'string') return texts[error] ?? error
  if ('InstructionError' in error) {
    const [index, reason] = error.InstructionError
    return `Error processing Instruction ${index}: ${toText(reason)}`
  }
  if ('InsufficientFundsForRent' in error) {
    const { account_index: index } = error.InsufficientFundsForRent
    return `Transaction results in an account (${index}) with insufficient funds for rent`
  }
  return JSON.stringify(error)
}

function toText(
  reason: string | { Custom: number } | { BorshIoError: string },
) {
  if (typeof reason === 'string') return instructionTexts[reason] ?? reason
  if ('Custom' in reason)
    return `custom program error: 0x${reason.Custom.toString(16)}`
  return `Failed to serialize or deserialize account data: ${reason.BorshIoError}`
}
