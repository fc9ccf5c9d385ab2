'use client'
import type { CSSProperties } from 'react'
import type { OnrampCurrency } from '../../core/onramp/onramp.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { Figure } from '../parts/Figure.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { isCoin } from './isCoin.js'
import { toCode } from './toCode.js'
import { useBoughtIcon } from './useBoughtIcon.js'

/** Token and amount to receive, as far as known before checkout. */
export function BoughtCard({ onramp }: BoughtCard.Props) {
  const { buy } = useInsideStrings()
  const { go } = useModal()
  const { namespace = 'eip155' } = useActiveAccount() ?? {}
  const { isEstimate, provider, purchaseCurrency } = onramp
  const symbol = provider?.getSymbol?.(namespace)
  const isOwnPrice = provider?.hasOwnPrice && !isEstimate
  const isListed = onramp.purchaseCurrencies.length > 0
  return (
    <div className="lk-buy-get">
      <span className="lk-buy-amount" role="status">
        <span className="lk-buy-label">
          <span>{symbol ? `${buy.youGet} ${symbol}` : buy.youGet}</span>
          {isEstimate && <span className="lk-chip">{buy.estimate}</span>}
        </span>
        {isOwnPrice ? (
          <span className="lk-buy-there">
            {buy.priceThere(provider?.label ?? '')}
          </span>
        ) : (
          <BoughtFigure onramp={onramp} />
        )}
      </span>
      {symbol ? (
        <ImageTile isNative={symbol === 'SOL'} name={symbol} />
      ) : (
        (isListed || !provider?.hasOwnPrice) && (
          <BoughtChip
            currency={purchaseCurrency}
            onClick={() => go({ view: 'OnRampTokenSelect' })}
          />
        )
      )}
    </div>
  )
}

export declare namespace BoughtCard {
  type Props = { onramp: useOnramp.ReturnType }
}

/** The token to buy; opens the token list. */
function BoughtChip({ currency, onClick }: BoughtChip.Props) {
  const { buy } = useInsideStrings()
  const toIcon = useBoughtIcon()
  const code = toCode(currency.symbol)
  return (
    <button
      aria-label={buy.chooseToken(code)}
      className="lk-token-chip"
      onClick={onClick}
      type="button"
    >
      <ImageTile
        isNative={isCoin(currency)}
        name={code}
        src={toIcon(currency)}
      />
      <span className="lk-token-chip-name">{code}</span>
      <Icon name="down" />
    </button>
  )
}

declare namespace BoughtChip {
  type Props = { currency: OnrampCurrency; onClick: () => void }
}

/** Amount to receive: a quote, a marked estimate, or zero. */
function BoughtFigure({ onramp }: BoughtFigure.Props) {
  const { buy } = useInsideStrings()
  const toFigure = useFigures()
  const { isEstimate, quote, quotesLoading } = onramp
  if (quotesLoading)
    return (
      <span className="lk-buy-figure">
        <span className="lk-hidden">{buy.asking}</span>
        <Skeleton />
      </span>
    )
  const { amount = '0', currency = '' } = quote?.purchaseAmount ?? {}
  const text = toFigure(amount)
  const code = toCode(currency)
  // Estimates are in the payment currency.
  const shown = isEstimate ? `${text} ${code}` : text
  const length = shown.length + (isEstimate ? 2 : 0)
  return (
    <span
      className="lk-buy-figure"
      data-empty={quote && !isEstimate ? undefined : ''}
      style={{ '--lk-length': length } as CSSProperties}
    >
      <bdi dir="ltr" translate="no">
        {isEstimate && <span>{'≈ '}</span>}
        <Figure>{shown}</Figure>
      </bdi>
    </span>
  )
}

declare namespace BoughtFigure {
  type Props = { onramp: useOnramp.ReturnType }
}
