'use client'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { TokenFeeText } from '../parts/TokenFeeText.js'
import { useFeeText } from '../parts/useFeeText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSwapFees } from './useSwapFees.js'

/** Estimated network fee at the standard speed. The wallet sets the fee. */
export function SwapFee({ quote }: SwapFee.Props) {
  const { sponsor, swap } = useInsideStrings()
  const toFee = useSwapFees(quote)
  const toFeeText = useFeeText(quote.currency)
  if (quote.isSponsored) return sponsor.paid
  if (quote.feeToken)
    return (
      <TokenFeeText
        currency={quote.currency}
        fee={quote.feeToken}
        worth={quote.feeTokenWorth}
      />
    )
  const shown = toFee('standard')
  const text = shown.isSmall ? shown.text : swap.feeAbout(shown.text)
  return <bdi translate="no">{toFeeText(text, quote.fees.standard.worth)}</bdi>
}

export declare namespace SwapFee {
  type Props = { quote: SwapQuoteDetails }
}
