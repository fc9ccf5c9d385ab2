'use client'
import type { OnrampCurrency } from '../../core/onramp/onramp.js'
import { Icon } from '../parts/Icon.js'
import { ImageTile } from '../parts/ImageTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { isCoin } from './isCoin.js'
import { toCode } from './toCode.js'

/** What is bought; it leads to the others. */
export function BoughtChip({ currency, onClick }: BoughtChip.Props) {
  const { buy } = useInsideStrings()
  const code = toCode(currency.symbol)
  return (
    <button
      aria-label={buy.chooseToken(code)}
      className="lk-token-chip"
      onClick={onClick}
      type="button"
    >
      <ImageTile isNative={isCoin(currency)} name={code} />
      <span className="lk-token-chip-name">{code}</span>
      <Icon name="down" />
    </button>
  )
}

export declare namespace BoughtChip {
  type Props = { currency: OnrampCurrency; onClick: () => void }
}
