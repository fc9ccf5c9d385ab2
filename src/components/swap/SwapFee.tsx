'use client'
import { formatFee } from '../../core/send/formatFee.js'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Estimated network fee. The wallet sets the actual fee. */
export function SwapFee({ quote }: SwapFee.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const { symbol } = useNativeCurrency(quote.caipNetworkId)
  const { amount, worth } = quote.fees.standard
  const shown = formatFee(amount)
  const text = shown
    ? swap.feeAbout(`${toFigure(shown)} ${symbol}`)
    : swap.feeSmall(symbol)
  // Omit a worth of zero, which would be misleading.
  const isWorth = worth !== undefined && /[1-9]/.test(worth)
  return (
    <bdi>{isWorth ? `${text} (${swap.worth(toFigure(worth))})` : text}</bdi>
  )
}

export declare namespace SwapFee {
  type Props = { quote: SwapQuoteDetails }
}
