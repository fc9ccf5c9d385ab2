'use client'
import { useId } from 'react'
import { LongList } from '../parts/LongList.js'
import { SwapTokenRow } from './SwapTokenRow.js'
import { toChip } from './toChip.js'

/** A part of the tokens under its name. */
export function SwapTokenGroup(props: SwapTokenGroup.Props) {
  const { current, isKnown, onChoose, rows, title } = props
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
    /** CAIP-10 id of the one that is chosen. */
    current: string | undefined
    /** Whether balances could be read. */
    isKnown: boolean
    onChoose: (id: string) => void
    rows: readonly SwapTokenRow.Props['token'][]
    title: string
  }
}
