import { getMember } from '../../core/errors/getMember.js'
import { InsufficientBalanceError } from '../../core/errors/send.js'
import { SolanaError } from '../../core/errors/solana.js'

/** Custom error numbers of the programs (system program, token programs). */
const INSUFFICIENT = 1
const FROZEN = 17

/**
 * Returns why the network has rejected a transaction, from its error or from
 * its message.
 *
 * @param failure - Solana's `TransactionError`, or text
 */
export function getFailure(
  failure: unknown,
  parameters: { cause?: unknown; logs?: readonly string[] | null } = {},
): InsufficientBalanceError | SolanaError {
  const { cause = failure } = parameters
  const text = typeof failure === 'string' ? failure : JSON.stringify(failure)
  const details = [text, parameters.logs?.findLast(isReason)]
    .filter(Boolean)
    .join('; ')
  const number = getCustomNumber(failure)
  if (number === INSUFFICIENT || /insufficient lamports/i.test(details))
    return new InsufficientBalanceError({ cause, details })
  if (number === FROZEN)
    return new SolanaError({ code: 'TOKEN_ACCOUNT_FROZEN', cause, details })
  if (/InsufficientFundsForRent|insufficient funds for rent/i.test(text)) {
    const isSender = /account_index"?:\s*0\b|account \(0\)/.test(text)
    const code = isSender ? 'SENDER_BELOW_RENT' : 'RECEIVER_BELOW_RENT'
    return new SolanaError({ code, cause, details })
  }
  const isFee =
    /InsufficientFundsForFee|AccountNotFound|insufficient funds for fee|no record of a prior credit/i
  if (isFee.test(text))
    return new SolanaError({ code: 'FEE_NOT_COVERED', cause, details })
  return new SolanaError({ code: 'SIMULATION_FAILED', cause, details })
}

/** Returns the error number of the program that has rejected it. */
function getCustomNumber(failure: unknown) {
  if (typeof failure === 'string') {
    const hex = /custom program error: (0x[0-9a-f]{1,8})/i.exec(failure)?.[1]
    return hex === undefined ? undefined : Number(hex)
  }
  const instruction = getMember(failure, 'InstructionError')
  return getMember(getMember(instruction, '1'), 'Custom')
}

function isReason(line: string) {
  return /error|insufficient|failed/i.test(line)
}
