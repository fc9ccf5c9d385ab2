'use client'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { Detail } from '../parts/Detail.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SwapFee } from './SwapFee.js'
import { SwapImpact } from './SwapImpact.js'
import { SwapRate } from './SwapRate.js'

/** Price, impact and fee beneath the two amounts. */
export function SwapFacts({ quote }: SwapFacts.Props) {
  const { swap } = useInsideStrings()
  return (
    <dl aria-busy={quote ? undefined : true} className="lk-swap-facts">
      <Detail term={swap.price}>
        {quote ? <SwapRate quote={quote} /> : <Skeleton />}
      </Detail>
      <Detail term={swap.impact}>
        {quote ? <SwapImpact quote={quote} /> : <Skeleton />}
      </Detail>
      <Detail term={swap.fee}>
        {quote ? <SwapFee quote={quote} /> : <Skeleton />}
      </Detail>
    </dl>
  )
}

export declare namespace SwapFacts {
  type Props = {
    /** Without it, its place is held. */
    quote: SwapQuoteDetails | undefined
  }
}
