'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { BoughtChip } from './BoughtChip.js'
import { BoughtFigure } from './BoughtFigure.js'

/** What is received, as far as it is known here. */
export function BoughtCard({ onramp }: BoughtCard.Props) {
  const { buy } = useInsideStrings()
  const { go } = useModal()
  const { namespace = 'eip155' } = useActiveAccount() ?? {}
  const { isEstimate, provider, purchaseCurrency } = onramp
  const symbol = provider?.getSymbol?.(namespace)
  return (
    <div className="lk-buy-get">
      <span className="lk-buy-amount" role="status">
        <span className="lk-buy-label">
          {symbol ? `${buy.youGet} ${symbol}` : buy.youGet}
          {isEstimate && <span className="lk-chip">{buy.estimate}</span>}
        </span>
        {symbol && !isEstimate ? (
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
        <BoughtChip
          currency={purchaseCurrency}
          onClick={() => go({ view: 'OnRampTokenSelect' })}
        />
      )}
    </div>
  )
}

export declare namespace BoughtCard {
  type Props = { onramp: useOnramp.ReturnType }
}
