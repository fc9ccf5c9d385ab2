import type { AccountNamespace } from '../account/account.js'
import { parseAmount } from '../amount/parseAmount.js'
import type { SendDraft } from '../sendDraft.js'
import { getAmountProblem } from './getAmountProblem.js'
import { getSendMax } from './getSendMax.js'
import { getSendWorth } from './getSendWorth.js'
import { normalizeAmount } from './normalizeAmount.js'
import type { SendableToken } from './toSendableToken.js'

/** Derives the figures of a send from what was entered. */
export function getSendFigures(parameters: {
  draft: SendDraft
  fee: bigint | undefined
  namespace: AccountNamespace | undefined
  token: SendableToken | undefined
}) {
  const { draft, fee, namespace, token } = parameters
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
    max: getSendMax({ balance, decimals, fee: ownFee, isNative, namespace }),
    problem,
    units,
    worth: getSendWorth({ amount: units ?? 0n, decimals, price }),
  }
}
