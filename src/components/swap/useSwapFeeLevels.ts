'use client'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { useFeeText } from '../parts/useFeeText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSwapFees } from './useSwapFees.js'

/** Returns what more speed costs, or nothing where it costs nothing. */
export function useSwapFeeLevels(quote: SwapQuoteDetails): string | undefined {
  const { swap } = useInsideStrings()
  const toFee = useSwapFees(quote)
  const toFeeText = useFeeText(quote.currency)
  if (quote.isSponsored || quote.feeToken) return
  const [standard, fast, instant] = levels.map((level) =>
    toFeeText(toFee(level).text, quote.fees[level].worth),
  )
  if (!fast || !instant || (fast === standard && instant === standard)) return
  return swap.feeLevels({ fast, instant })
}

const levels = ['standard', 'fast', 'instant'] as const
