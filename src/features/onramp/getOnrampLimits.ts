import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  ONRAMP_BANK_LIMITS,
  ONRAMP_CARD_LIMITS,
} from '../../core/constants/onramp.js'
import type { OnrampLimit } from '../../core/onramp/onramp.js'

const defaults: readonly OnrampLimit[] = [
  { id: 'card', ...ONRAMP_CARD_LIMITS },
  { id: 'ach_bank_account', ...ONRAMP_BANK_LIMITS },
]

/**
 * Returns the limits of a payment: those of the currency, or the built-in
 * ones; only those of one payment method if given. Never empty.
 *
 * @param parameters.limits - limits of the payment currency
 * @param parameters.method - for example `card`; an unknown method is ignored
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
