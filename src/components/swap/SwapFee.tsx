'use client'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { TokenFeeText } from '../parts/TokenFeeText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSwapFees } from './useSwapFees.js'

/** Estimated network fee at the standard speed. The wallet sets the fee. */
export function SwapFee({ quote }: SwapFee.Props) {
  const { sponsor, swap } = useInsideStrings()
  const toFigure = useFigures()
  const toFee = useSwapFees(quote)
  const { worth } = quote.fees.standard
  if (quote.isSponsored) return sponsor.paid
  if (quote.feeToken) return <TokenFeeText fee={quote.feeToken} />
  const shown = toFee('standard')
  const text = shown.isSmall ? shown.text : swap.feeAbout(shown.text)
  // Omit a worth of zero, which would be misleading.
  const isWorth = worth !== undefined && /[1-9]/.test(worth)
  return (
    <bdi>{isWorth ? `${text} (${swap.worth(toFigure(worth))})` : text}</bdi>
  )
}

export declare namespace SwapFee {
  type Props = { quote: SwapQuoteDetails }
}
