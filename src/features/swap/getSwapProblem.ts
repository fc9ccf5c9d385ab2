import { parseAmount } from '../../core/amount/parseAmount.js'
import { InsufficientBalanceError, SendError } from '../../core/errors/send.js'
import { PriceImpactError } from '../../core/errors/swap.js'
import { getPriceImpactLevel } from './getPriceImpactLevel.js'
import type { SwapFeeLevel } from './getSwapFees.js'
import type { SwapQuoteDetails } from './swapQuoteDetails.js'

/**
 * Returns why a quote cannot be swapped, as far as the quote shows:
 * insufficient balance, not enough left for the fee, or too high a price
 * impact.
 *
 * @param options.acceptPriceImpact - whether the user has accepted the price
 * impact
 * @param options.isSponsored - whether the app pays the network fee, default
 * as the quote says
 * @param options.feeLevel - fee level the balance must cover, default
 * `standard`
 *
 * @example
 * getSwapProblem(quote)?.shortMessage
 */
export function getSwapProblem(
  quote: SwapQuoteDetails,
  options: getSwapProblem.Options = {},
): getSwapProblem.ReturnType {
  const { balance, fees, from, priceImpact } = quote
  const { acceptPriceImpact, feeLevel = 'standard' } = options
  const { isSponsored = quote.isSponsored || quote.feeToken } = options
  const units = (text: string) => parseAmount(text, from.decimals)
  const amount = units(quote.amount)
  if (amount > units(balance)) return new InsufficientBalanceError()
  const coins = from.address ? 0n : units(fees[feeLevel].amount)
  const fee = isSponsored ? getTokenFee(quote) : coins
  if (amount + fee > units(balance))
    return new SendError('Not enough is left for the network fee', {
      code: 'INSUFFICIENT_BALANCE',
    })
  const isBlocked = getPriceImpactLevel(priceImpact) === 'blocked'
  if (isBlocked && priceImpact !== undefined && !acceptPriceImpact)
    return new PriceImpactError({ priceImpact })
  return undefined
}

/** The fee, where it is paid in the token that is swapped. */
function getTokenFee({ feeToken, from }: SwapQuoteDetails) {
  const { address, amount, decimals = 0 } = feeToken ?? {}
  const isSame = from.address?.toLowerCase() === address?.toLowerCase()
  return address && isSame ? parseAmount(amount ?? '0', decimals) : 0n
}

export declare namespace getSwapProblem {
  type Options = {
    acceptPriceImpact?: boolean | undefined
    feeLevel?: SwapFeeLevel | undefined
    isSponsored?: boolean | undefined
  }
  type ReturnType = SendError | PriceImpactError | undefined
}
