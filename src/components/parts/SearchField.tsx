'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { hasKeyboard } from './hasKeyboard.js'
import { Input } from './Input.js'
import { Spinner } from './Spinner.js'

/**
 * Search field of a list, focused on devices with a keyboard. Results do not
 * shrink the card.
 */
export function SearchField(props: SearchField.Props) {
  const { isPending, label, onChange, status, value } = props
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = ref.current?.parentElement
    const body = place?.closest('.lk-body')
    if (!place || !body || value) return
    const { paddingBottom, paddingTop } = getComputedStyle(body)
    const room =
      body.clientHeight -
      (Number.parseFloat(paddingTop) || 0) -
      (Number.parseFloat(paddingBottom) || 0)
    place.style.removeProperty('--lk-searched-height')
    const height = Math.min(place.offsetHeight, room, innerHeight)
    place.style.setProperty('--lk-searched-height', `${height}px`)
  })

  return (
    <div className="lk-search" ref={ref}>
      <Input
        autoComplete="off"
        data-autofocus={hasKeyboard() ? '' : undefined}
        end={isPending && <Spinner />}
        enterKeyHint="search"
        help={<span role="status">{status}</span>}
        isLabelHidden
        label={label}
        name="search"
        onChange={({ target }) => onChange(target.value)}
        placeholder={label}
        spellCheck={false}
        type="search"
        value={value}
      />
    </div>
  )
}

export declare namespace SearchField {
  type Props = {
    /** Whether a remote search is pending. */
    isPending?: boolean | undefined
    label: string
    onChange: (value: string) => void
    /** Result summary, announced on change. */
    status: ReactNode
    value: string
  }
}
