import type { AccountNamespace } from '../../core/account/account.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import type { SendDraft } from '../../core/sendDraft.js'
import { getAmountProblem } from './getAmountProblem.js'
import { getSendMax } from './getSendMax.js'
import { getSendWorth } from './getSendWorth.js'
import { normalizeAmount } from './normalizeAmount.js'
import type { SendableToken } from './toSendableToken.js'

/** Derives the figures of a send from what was entered. */
export function getSendFigures(parameters: {
  /** ISO 4217 code of the token's price; default `USD`. */
  currency?: string | undefined
  /** The part of the fee that a rollup takes for data. */
  dataFee?: bigint | undefined
  draft: SendDraft
  fee: bigint | undefined
  namespace: AccountNamespace | undefined
  token: SendableToken | undefined
}) {
  const { currency, dataFee, draft, fee, namespace, token } = parameters
  if (!token)
    return {
      max: undefined,
      problem: undefined,
      units: undefined,
      worth: undefined,
    }
  const { balance, decimals, isNative, price } = token
  const { amount } = draft
  const ownFee = isNative ? fee : undefined
  const problem = getAmountProblem({ amount, balance, decimals, fee: ownFee })
  const text = normalizeAmount(amount)
  // An amount above the balance still has a worth.
  const isNumber =
    text !== '' && (!problem || problem.code === 'INSUFFICIENT_BALANCE')
  const units = isNumber ? parseAmount(text, decimals) : undefined
  return {
    max: getSendMax({
      ...{ balance, dataFee, decimals, fee: ownFee, isNative, namespace },
    }),
    problem,
    units,
    worth: getSendWorth({ amount: units ?? 0n, currency, decimals, price }),
  }
}
