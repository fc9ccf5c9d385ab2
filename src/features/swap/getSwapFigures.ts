import { parseAmount } from '../../core/amount/parseAmount.js'
import { floorDecimal } from '../../core/format/floorDecimal.js'
import { getAmountProblem } from '../payments/getAmountProblem.js'
import { getSendWorth } from '../payments/getSendWorth.js'
import { normalizeAmount } from '../payments/normalizeAmount.js'
import { getSwapMax } from './getSwapMax.js'

type Token = {
  balance: string | undefined
  decimals: number
  isNative: boolean
  price: number | undefined
}

/**
 * Returns the figures of a swap amount: its problem, its value and the
 * maximum.
 *
 * @example
 * getSwapFigures('1.5', { gasPrice, isKnown: true, token }).problem
 */
export function getSwapFigures(
  amount: string,
  place: {
    /** ISO 4217 code of the token's price; default `USD`. */
    currency?: string | undefined
    gasPrice: bigint | undefined
    /** Whether the balances have been fetched. */
    isKnown: boolean
    token: Token | undefined
  },
) {
  const { currency, gasPrice, isKnown, token } = place
  if (!token) return nothing
  const { balance: held = '0', decimals, price } = token
  // Services may return more decimal places than the token has.
  const balance = isKnown
    ? parseAmount(floorDecimal(held, decimals), decimals)
    : undefined
  const problem = getAmountProblem({ amount, balance, decimals })
  const max = getSwapMax({
    balance,
    decimals,
    gasPrice,
    isNative: token.isNative,
  })
  const text = normalizeAmount(amount)
  const isNumber =
    text !== '' && (!problem || problem.code === 'INSUFFICIENT_BALANCE')
  const worth = isNumber
    ? getSendWorth({
        amount: parseAmount(text, decimals),
        currency,
        decimals,
        price,
      })
    : undefined
  return { isNumber, max, problem, worth }
}

const nothing = {
  isNumber: false,
  max: undefined,
  problem: undefined,
  worth: undefined,
}
