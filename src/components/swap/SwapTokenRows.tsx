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

type Token = NonNullable<useSwapDraft.ReturnType['from']>

/** Tokens to choose from; apart, so that a keystroke draws none of them anew. */
export const SwapTokenRows = memo(function SwapTokenRows(
  props: SwapTokenRows.Props,
) {
  const { current, isKnown, onChoose, rows } = props
  return rows.map((token) => (
    <TokenRow
      isCurrent={token.address === current}
      isKnown={isKnown}
      key={token.address}
      onChoose={onChoose}
      token={token}
    />
  ))
})

export declare namespace SwapTokenRows {
  type Props = {
    /** CAIP-10 id of the one that is chosen. */
    current: string | undefined
    /** Whether balances could be read. */
    isKnown: boolean
    onChoose: (id: string) => void
    rows: readonly Token[]
  }
}

function TokenRow(props: {
  isCurrent: boolean
  isKnown: boolean
  onChoose: (id: string) => void
  token: Token
}) {
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
}

const empty = { iconUrl: '', isNative: false, name: '', symbol: '' }
