'use client'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** How much less than elsewhere it gives. */
export function SwapImpact({ quote }: SwapImpact.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { priceImpact, priceImpactLevel } = quote
  return (
    <span className="lk-swap-impact" data-level={priceImpactLevel}>
      {priceImpact === undefined
        ? swap.priceUnknown
        : swap.percent(toFigure(String(Math.max(0, priceImpact))))}
    </span>
  )
}

export declare namespace SwapImpact {
  type Props = { quote: SwapQuoteDetails }
}
