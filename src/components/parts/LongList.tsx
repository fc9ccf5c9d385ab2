'use client'
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
} from 'react'
import { ChoicesContext } from './ChoicesContext.js'
import { useRowWindow } from './useRowWindow.js'

/**
 * Virtualized list. A long one renders only rows near the viewport; the
 * others keep their space and are counted for screen readers.
 */
export function LongList<row>(props: LongList.Props<row>) {
  const { as: List = 'ul', className, controls, renderRow, rows } = props
  const { toHeight, toKey, toText } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: it makes the same of the same rows
  const keys = useMemo(() => rows.map(toKey), [rows])
  const heightOf = useMemo(
    () => toHeight && ((index: number) => toHeight(rows[index] as row)),
    [rows, toHeight],
  )
  const view = useRowWindow({ isLong: props.isLong, keys, toHeight: heightOf })
  const { focus, indexes, indexOf, isLong, list, toGap } = view
  const total = Math.max(props.total ?? 0, rows.length)

  useImperativeHandle(controls, () => ({ focus }))

  // Keyboard navigation also reaches rows that are not rendered.
  const lists = useContext(ChoicesContext)
  useEffect(() => {
    const element = list.current
    if (!element || !isLong || !lists) return
    const toTexts = () => rows.map((row) => toText?.(row) ?? '')
    lists.set(element, { focus, indexOf, toTexts })
    return () => {
      lists.delete(element)
    }
  })

  const Gap = List === 'ul' ? 'li' : 'div'
  const toSpace = (from: number, to: number) => (
    <Gap
      aria-hidden="true"
      className="lk-gap"
      key={`gap ${from === 0 ? 'first' : to}`}
      style={{ '--lk-gap-height': `${toGap(from, to)}px` } as CSSProperties}
    />
  )
  const children: ReactNode[] = []
  let next = 0
  for (const index of indexes) {
    const row = rows[index] as row
    if (index > next) children.push(toSpace(next, index))
    const place = { 'aria-posinset': index + 1, 'aria-setsize': total }
    children.push(
      <Fragment key={`row ${keys[index]}`}>
        {renderRow(row, isLong ? place : {})}
      </Fragment>,
    )
    next = index + 1
  }
  if (next < rows.length) children.push(toSpace(next, rows.length))

  return (
    <List className={className} ref={list as RefObject<never>}>
      {children}
    </List>
  )
}

export declare namespace LongList {
  type Props<row> = {
    /** Default `ul`, with `li` rows. */
    as?: 'div' | 'ul' | undefined
    className?: string | undefined
    controls?: RefObject<Controls | null> | undefined
    /** Default `true` with more than 40 rows. */
    isLong?: boolean | undefined
    /** Renders a row as one element. Spread `place` on it if it is an `li`. */
    renderRow: (row: row, place: Place) => ReactNode
    rows: readonly row[]
    /**
     * Estimated height of an unseen row, in px. Defaults to that of the others.
     */
    toHeight?: ((row: row) => number) | undefined
    toKey: (row: row) => string
    /** Text of a row, for type-ahead. */
    toText?: ((row: row) => string) | undefined
    /** Total number of rows, if not all are loaded. */
    total?: number | undefined
  }
  type Controls = {
    /** Focuses the link or button of a row. */
    focus: (index: number) => void
  }
  type Place = {
    'aria-posinset'?: number | undefined
    'aria-setsize'?: number | undefined
  }
}
