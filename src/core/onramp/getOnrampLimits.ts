import { parseAmount } from '../amount/parseAmount.js'
import { ONRAMP_BANK_LIMITS, ONRAMP_CARD_LIMITS } from '../constants.js'
import type { OnrampLimit } from './onramp.js'

const defaults: readonly OnrampLimit[] = [
  { id: 'card', ...ONRAMP_CARD_LIMITS },
  { id: 'ach_bank_account', ...ONRAMP_BANK_LIMITS },
]

/**
 * The limits that hold for a payment: those of the currency, else the built-in
 * ones; of one way to pay, when it is named. Never empty.
 *
 * @param parameters.limits - of the payment currency
 * @param parameters.method - such as `card`; one that is not known binds nothing
 */
export function getOnrampLimits(parameters: {
  limits?: readonly OnrampLimit[] | undefined
  method?: string | undefined
}): readonly OnrampLimit[] {
  const { limits = [], method } = parameters
  const readable = limits.filter(isReadable)
  const known = readable.length > 0 ? readable : defaults
  const chosen = known.filter(({ id }) => id === method)
  return chosen.length > 0 ? chosen : known
}

function isReadable({ max, min }: OnrampLimit) {
  try {
    return parseAmount(min, 18) <= parseAmount(max, 18)
  } catch {
    return false
  }
}
