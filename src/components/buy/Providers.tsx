'use client'
import type { OnrampProvider } from '../../core/onramp/onramp.js'
import { getOnrampFees } from '../../features/onramp/getOnrampFees.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toCode } from './toCode.js'

/** List of providers, with the selected one marked. */
export function Providers({ onramp }: Providers.Props) {
  const { buy } = useInsideStrings()
  const toFigure = useFigures()
  const { namespace = 'eip155' } = useActiveAccount() ?? {}
  const { isEstimate, provider: chosen, providers, quote } = onramp
  const fees = quote && !isEstimate ? getOnrampFees(quote) : undefined
  const code = toCode(quote?.paymentTotal.currency ?? '')
  return (
    <section aria-label={buy.providers} className="lk-buy-providers">
      <h3 className="lk-group-title">{buy.providers}</h3>
      <div className="lk-list">
        {providers.map((provider) => (
          <ProviderRow
            // The quote applies only to providers that sell the selected
            // token.
            fees={
              provider.hasOwnPrice || !fees
                ? undefined
                : `${toFigure(fees)} ${code}`
            }
            isChosen={provider.name === chosen?.name}
            key={provider.name}
            onClick={() => onramp.setProvider(provider.name)}
            provider={provider}
            symbol={provider.getSymbol?.(namespace)}
          />
        ))}
      </div>
    </section>
  )
}

export declare namespace Providers {
  type Props = { onramp: useOnramp.ReturnType }
}

/** A provider and its fees. */
function ProviderRow(props: ProviderRow.Props) {
  const { fees, isChosen, onClick, provider, symbol } = props
  const { buy } = useInsideStrings()
  const cost = fees
    ? buy.fees(fees)
    : buy.feeRange(provider.feeRange.replace('-', '–'))
  return (
    <Row
      detail={symbol ? `${buy.sells(symbol)} · ${cost}` : cost}
      end={isChosen && <CheckMark label={buy.chosen} />}
      isCurrent={isChosen}
      onClick={onClick}
      tile={<WalletTile icon={undefined} name={provider.label} />}
      title={provider.label}
    />
  )
}

declare namespace ProviderRow {
  type Props = {
    /**
     * Fees of the quote, with currency. If `undefined`, the fee range is shown.
     */
    fees: string | undefined
    isChosen: boolean
    onClick: () => void
    provider: OnrampProvider
    /** Symbol of the token it sells instead of the selected one. */
    symbol: string | undefined
  }
}
