'use client'
import { memo } from 'react'
import { sumFiat } from '../../core/format/sumFiat.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { Balance } from '../parts/Balance.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Row } from '../parts/Row.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toChip } from './toChip.js'

/** A token to choose; its texts are foreign. */
export const SwapTokenRow = memo(function SwapTokenRow(
  props: SwapTokenRow.Props,
) {
  const { isCurrent, isKnown, onChoose, token } = props
  const { account } = useInsideStrings()
  const toFigure = useFigures()
  const { balance, value } = token
  const { iconUrl, isNative, name, symbol } = toChip(token) ?? empty
  const held = isKnown && balance && /[1-9]/.test(balance) ? balance : undefined
  return (
    <Row
      detail={
        <span className="lk-send-held">
          {held ? (
            <Balance amount={held} symbol={symbol} />
          ) : (
            <bdi>{symbol}</bdi>
          )}
        </span>
      }
      end={
        held &&
        value !== undefined && (
          <span className="lk-send-worth">
            <Figure>{account.fiat(toFigure(sumFiat([value])))}</Figure>
          </span>
        )
      }
      isCurrent={isCurrent}
      onClick={() => onChoose(token.address)}
      tile={<ImageTile isNative={isNative} name={symbol} src={iconUrl} />}
      title={<bdi>{name}</bdi>}
    />
  )
})

export declare namespace SwapTokenRow {
  type Props = {
    isCurrent: boolean
    /** Whether balances could be read. */
    isKnown: boolean
    onChoose: (id: string) => void
    token: NonNullable<useSwapDraft.ReturnType['from']>
  }
}

const empty = { iconUrl: '', isNative: false, name: '', symbol: '' }
