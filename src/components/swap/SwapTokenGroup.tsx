'use client'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { LoadMore } from '../login/LoadMore.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SwapTokenRows } from './SwapTokenRows.js'

/** Rows that are drawn at a time: lists have thousands. */
const PAGE = 50

/** A part of the tokens under its name, page by page. */
export function SwapTokenGroup(props: SwapTokenGroup.Props) {
  const { rows, title, ...rest } = props
  const { swap } = useInsideStrings()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(PAGE)
  const hasLostFocus = useRef(false)

  // The last page takes its button along; the next row has the focus then.
  useLayoutEffect(() => {
    const next = list.current?.children[count - PAGE]
    if (hasLostFocus.current && next instanceof HTMLElement) next.focus()
    hasLostFocus.current = false
  }, [count])

  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-labelledby={id} role="group">
      <h3 className="lk-group-title" id={id}>
        {title}
      </h3>
      <div className="lk-list lk-swap-list" ref={list}>
        <SwapTokenRows {...rest} rows={rows.slice(0, count)} />
      </div>
      {rows.length > count && (
        <div className="lk-swap-more">
          <LoadMore
            count={count}
            isPending={false}
            onGone={() => {
              hasLostFocus.current = true
            }}
            onMore={() => setCount(count + PAGE)}
          >
            {swap.more}
          </LoadMore>
        </div>
      )}
    </div>
  )
}

export declare namespace SwapTokenGroup {
  type Props = SwapTokenRows.Props & { title: string }
}
