import { parseAmount } from '../../core/amount/parseAmount.js'
import { FIAT_FRACTION_DIGITS } from '../../core/constants/balances.js'
import {
  OnrampAmountTooHighError,
  OnrampAmountTooLowError,
} from '../../core/errors/onramp.js'
import type { OnrampLimit } from '../../core/onramp/onramp.js'

/** Maximum decimal places of limits. */
const DECIMALS = 18

/**
 * Asserts that an amount is valid and within the limits. Compares decimals
 * exactly.
 *
 * @param parameters.amount - decimal string in the payment currency
 * @param parameters.currency - ID of that currency, for the error message
 * @param parameters.limits - limits of the payment methods; one must match
 * @throws InvalidAmountError, TooManyDecimalsError when the amount is not
 * valid
 * @throws OnrampAmountTooHighError, OnrampAmountTooLowError
 *
 * @example
 * assertOnrampAmount({ amount: '50', currency: 'USD', limits })
 */
export function assertOnrampAmount(
  parameters: assertOnrampAmount.Parameters,
): void {
  const { amount, currency, limits } = parameters
  parseAmount(amount, FIAT_FRACTION_DIGITS)
  const units = parseAmount(amount, DECIMALS)
  const ranges = limits.map((limit) => ({
    ...limit,
    least: parseAmount(limit.min, DECIMALS),
    most: parseAmount(limit.max, DECIMALS),
  }))
  if (ranges.some(({ least, most }) => least <= units && units <= most)) return
  const over = ranges.filter(({ most }) => most < units)
  const [highest] = over.sort((one, other) => compare(other.most, one.most))
  if (highest)
    throw new OnrampAmountTooHighError({ currency, limit: highest.max })
  const [lowest] = ranges.sort((one, other) => compare(one.least, other.least))
  if (lowest) throw new OnrampAmountTooLowError({ currency, limit: lowest.min })
}

export declare namespace assertOnrampAmount {
  type Parameters = {
    amount: string
    currency: string
    limits: readonly OnrampLimit[]
  }
  type ErrorType =
    | OnrampAmountTooHighError
    | OnrampAmountTooLowError
    | parseAmount.ErrorType
}

function compare(one: bigint, other: bigint) {
  return one < other ? -1 : 1
}
