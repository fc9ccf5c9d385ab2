'use client'
import { formatFee } from '../../features/payments/formatFee.js'
import type { SwapFeeLevel } from '../../features/swap/getSwapFees.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Returns the network fee of a quote at a speed, as text. */
export function useSwapFees({
  caipNetworkId,
  fees,
}: SwapQuoteDetails): useSwapFees.ReturnType {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { symbol } = useNativeCurrency(caipNetworkId)
  return (level: SwapFeeLevel) => {
    const shown = formatFee(fees[level].amount)
    const text = shown ? `${toFigure(shown)} ${symbol}` : swap.feeSmall(symbol)
    return { isSmall: !shown, text }
  }
}

export declare namespace useSwapFees {
  type ReturnType = (level: SwapFeeLevel) => {
    /** Whether the text only names a limit that the fee is below. */
    isSmall: boolean
    text: string
  }
}
