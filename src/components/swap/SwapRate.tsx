'use client'
import { formatRate } from '../../core/format/formatRate.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Exchange rate between the two tokens. */
export function SwapRate({ quote }: SwapRate.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { from, rate, to } = quote
  if (!rate) return swap.priceUnknown
  return (
    <bdi translate="no">
      {swap.rate({
        from: toSwapToken({ id: from.caipAddress, ...from }).symbol,
        rate: toFigure(formatRate(rate)),
        to: toSwapToken({ id: to.caipAddress, ...to }).symbol,
      })}
    </bdi>
  )
}

export declare namespace SwapRate {
  type Props = { quote: SwapQuoteDetails }
}
