'use client'
import { memo, useId } from 'react'
import { sumFiat } from '../../core/format/sumFiat.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'
import { Balance } from '../parts/Balance.js'
import { Figure } from '../parts/Figure.js'
import { ImageTile } from '../parts/ImageTile.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { useFiat } from '../strings/useFiat.js'
import { toChip } from './toChip.js'

/** A selectable token. Its texts are untrusted. */
const SwapTokenRow = memo(function SwapTokenRow(props: SwapTokenRow.Props) {
  const { currency, isCurrent, isKnown, onChoose, token } = props
  const toFiat = useFiat()
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
            <bdi translate="no">{symbol}</bdi>
          )}
        </span>
      }
      end={
        held &&
        value !== undefined && (
          <span className="lk-send-worth">
            <Figure>{toFiat(sumFiat([value], currency), currency)}</Figure>
          </span>
        )
      }
      isCurrent={isCurrent}
      onClick={() => onChoose(token.address)}
      tile={<ImageTile isNative={isNative} name={symbol} src={iconUrl} />}
      title={<bdi translate="no">{name}</bdi>}
    />
  )
})

declare namespace SwapTokenRow {
  type Props = {
    currency: string | undefined
    isCurrent: boolean
    /** Whether balances were loaded. */
    isKnown: boolean
    onChoose: (id: string) => void
    token: NonNullable<useSwapDraft.ReturnType['from']>
  }
}

const empty = { iconUrl: '', isNative: false, name: '', symbol: '' }

/** A titled group of tokens. */
export function SwapTokenGroup(props: SwapTokenGroup.Props) {
  const { currency, current, isKnown, onChoose, rows, title } = props
  const id = useId()
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-labelledby={id} role="group">
      <h3 className="lk-group-title" id={id}>
        {title}
      </h3>
      <LongList
        className="lk-list"
        renderRow={(token, place) => (
          <li {...place}>
            <SwapTokenRow
              currency={currency}
              isCurrent={token.address === current}
              isKnown={isKnown}
              onChoose={onChoose}
              token={token}
            />
          </li>
        )}
        rows={rows}
        toKey={({ address }) => address}
        toText={(token) => toChip(token)?.name ?? ''}
      />
    </div>
  )
}

export declare namespace SwapTokenGroup {
  type Props = {
    /** ISO 4217 code of the values; default the user's. */
    currency: string | undefined
    /** CAIP-10 ID of the selected token. */
    current: string | undefined
    /** Whether balances were loaded. */
    isKnown: boolean
    onChoose: (id: string) => void
    rows: readonly SwapTokenRow.Props['token'][]
    title: string
  }
}
