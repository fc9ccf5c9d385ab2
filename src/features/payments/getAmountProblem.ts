import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
  SendError,
} from '../../core/errors/send.js'
import { normalizeAmount } from './normalizeAmount.js'

/**
 * Returns why an amount cannot be sent, as far as that is known without the
 * chain. An empty field has no problem yet. Ambiguous input such as `1,000`, a
 * thousand or a decimal number, must be written without a comma.
 *
 * @param parameters.amount - as typed
 * @param parameters.balance - base units, `undefined` while unknown
 * @param parameters.decimals - decimals of the token
 * @param parameters.fee - base units; only for the native token, which pays it
 *
 * @example
 * getAmountProblem({ amount: '2', balance: 1000000n, decimals: 6 })?.shortMessage
 */
export function getAmountProblem(
  parameters: getAmountProblem.Parameters,
): getAmountProblem.ReturnType {
  const { balance, decimals, fee = 0n } = parameters
  const text = normalizeAmount(parameters.amount)
  if (!text) return undefined
  if (grouped.test(parameters.amount))
    return new SendError(toGroupedText(text), { code: 'INVALID_AMOUNT' })
  try {
    const amount = parseAmount(text, decimals)
    if (amount === 0n) return new AmountZeroError()
    if (balance === undefined) return undefined
    if (amount > balance) return new InsufficientBalanceError()
    if (amount + fee > balance) return new SendError(tooLittleForFee, { code })
    return undefined
  } catch (error) {
    if (error instanceof SendError) return error
    throw error
  }
}

/** Ambiguous: thousands separator or decimal comma. */
const grouped = /^[1-9][0-9]{0,2},[0-9]{3}$/

function toGroupedText(text: string) {
  return `Write it without a comma: ${text.replace('.', '')} or ${text}`
}

const code = 'INSUFFICIENT_BALANCE'
const tooLittleForFee = 'Not enough is left for the network fee'

export declare namespace getAmountProblem {
  type Parameters = {
    amount: string
    balance?: bigint | undefined
    decimals: number
    fee?: bigint | undefined
  }
  type ReturnType = SendError | undefined
}
