'use client'
import { memo } from 'react'
import { NAME_MAX_LENGTH, SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { sumFiat } from '../../core/format/sumFiat.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { Balance } from '../parts/Balance.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import type { LongList } from '../parts/LongList.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** A token the account holds; its texts are foreign. */
export const TokenRow = memo(function TokenRow(props: TokenRow.Props) {
  const { balance, ...place } = props
  const { account } = useInsideStrings()
  const toFigure = useFigures()
  const symbol = cleanText(balance.symbol, SYMBOL_MAX_LENGTH)
  // On Solana a token need not have a name: then its address has to do.
  const name =
    cleanText(balance.name, NAME_MAX_LENGTH) ||
    symbol ||
    truncateAddress(balance.address?.split(':')[2] ?? '')
  return (
    <li className="lk-token" {...place}>
      <ImageTile
        isNative={!balance.address}
        name={symbol || name}
        src={balance.iconUrl}
      />
      <span className="lk-token-text">
        <bdi className="lk-token-name">{name}</bdi>
        <span className="lk-token-amount">
          <Balance amount={balance.quantity.numeric} symbol={symbol} />
        </span>
      </span>
      <span className="lk-token-fiat">
        <bdi dir="ltr">
          <Figure>{account.fiat(toFigure(sumFiat([balance.value])))}</Figure>
        </bdi>
      </span>
    </li>
  )
})

export declare namespace TokenRow {
  type Props = LongList.Place & { balance: useAccountBalances.Balance }
}
