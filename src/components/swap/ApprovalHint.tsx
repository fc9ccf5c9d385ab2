'use client'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Explains how often the wallet asks, if the token must be approved first. */
export function ApprovalHint({ isOne, quote }: ApprovalHint.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  if (!quote.isApprovalNeeded) return null
  const { amount, from } = quote
  const { symbol } = toSwapToken({ id: from.caipAddress, ...from })
  const say = isOne ? swap.oneApprovalHint : swap.approvalHint
  return <p className="lk-swap-hint">{say(`${toFigure(amount)} ${symbol}`)}</p>
}

export declare namespace ApprovalHint {
  type Props = {
    /** Whether the wallet approves and swaps at once. */
    isOne: boolean
    quote: SwapQuoteDetails
  }
}
