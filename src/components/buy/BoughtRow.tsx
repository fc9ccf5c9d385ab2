'use client'
import { NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { CheckMark } from '../parts/CheckMark.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { isCoin } from './isCoin.js'
import { toCode } from './toCode.js'

/** Something that can be bought, and where it can be delivered. */
export function BoughtRow(props: BoughtRow.Props) {
  const { currency, isChosen, onClick } = props
  const { buy } = useInsideStrings()
  const symbol = toCode(currency.symbol)
  const name = cleanText(currency.name, NAME_MAX_LENGTH)
  const networks = currency.networks.map(({ displayName }) => displayName)
  const where = cleanText(networks.join(', '), NAME_MAX_LENGTH)
  return (
    <Row
      detail={where ? `${symbol} · ${buy.on(where)}` : symbol}
      end={isChosen && <CheckMark label={buy.chosen} />}
      isCurrent={isChosen}
      onClick={onClick}
      tile={<ImageTile isNative={isCoin(currency)} name={symbol} />}
      title={<bdi>{name || symbol}</bdi>}
    />
  )
}

export declare namespace BoughtRow {
  type Props = {
    currency: useOnramp.ReturnType['purchaseCurrency']
    isChosen: boolean
    onClick: () => void
  }
}
