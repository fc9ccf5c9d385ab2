'use client'
import { formatRate } from '../../core/format/formatRate.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { Detail } from '../parts/Detail.js'
import { Figure } from '../parts/Figure.js'
import { useFeeText } from '../parts/useFeeText.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SwapFee } from './SwapFee.js'
import { SwapRate } from './SwapRate.js'
import { useSwapFeeLevels } from './useSwapFeeLevels.js'

/**
 * Terms of the swap. The minimum is rounded; its title has the exact amount.
 */
export function SwapDetails({ quote }: SwapDetails.Props) {
  const { swap } = useInsideStrings()
  const toFigure = useFigures()
  const toFeeText = useFeeText(quote.currency)
  const feeLevels = useSwapFeeLevels(quote)
  const network = useNetworkName(quote.caipNetworkId)
  const from = toSwapToken({ id: quote.from.caipAddress, ...quote.from })
  const to = toSwapToken({ id: quote.to.caipAddress, ...quote.to })
  const { amount, worth } = quote.providerFee
  const fee = toFeeText(`${toFigure(amount)} ${from.symbol}`, worth)
  return (
    <dl className="lk-details">
      <Detail term={swap.pay}>
        <Amount amount={quote.amount} symbol={from.symbol} />
      </Detail>
      <Detail
        hint={swap.minimumHint(toFigure(String(quote.slippage)))}
        term={swap.minimum}
      >
        <Amount
          amount={formatRate(quote.minimumReceived)}
          symbol={to.symbol}
          title={toFigure(quote.minimumReceived)}
        />
      </Detail>
      <Detail term={swap.price}>
        <SwapRate quote={quote} />
      </Detail>
      <Detail term={swap.providerFee}>
        <bdi translate="no">{swap.providerFeeIncluded(fee)}</bdi>
      </Detail>
      <Detail term={swap.network}>{network}</Detail>
      <Detail hint={feeLevels} term={swap.fee}>
        <SwapFee quote={quote} />
      </Detail>
    </dl>
  )
}

export declare namespace SwapDetails {
  type Props = { quote: SwapQuoteDetails }
}

function Amount(props: {
  amount: string
  symbol: string
  title?: string | undefined
}) {
  const { amount, symbol, title } = props
  const toFigure = useFigures()
  return (
    <bdi dir="ltr" title={title} translate="no">
      <Figure>{toFigure(amount)}</Figure> <bdi translate="no">{symbol}</bdi>
    </bdi>
  )
}
