'use client'
import type { OnrampProvider } from '../../core/onramp/onramp.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Somebody who sells, and what that costs. */
export function ProviderRow(props: ProviderRow.Props) {
  const { fees, isChosen, onClick, provider, symbol } = props
  const { buy } = useInsideStrings()
  const cost = fees ? buy.fees(fees) : buy.feeRange(provider.feeRange)
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

export declare namespace ProviderRow {
  type Props = {
    /** Of the quoted price, with their currency; without it their range. */
    fees: string | undefined
    isChosen: boolean
    onClick: () => void
    provider: OnrampProvider
    /** What it sells instead of what was chosen. */
    symbol: string | undefined
  }
}
