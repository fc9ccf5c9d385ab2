'use client'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { createTypeahead } from '../../core/choice/createTypeahead.js'

/**
 * What one can choose from, as rows. A letter leads to the next row that begins
 * with it, the arrows to the neighbours.
 */
export function Choices({ children, className = 'lk-list' }: Choices.Props) {
  const [find] = useState(createTypeahead)

  function follow(event: KeyboardEvent<HTMLElement>) {
    const { altKey, ctrlKey, currentTarget, key, metaKey, timeStamp } = event
    if (altKey || ctrlKey || metaKey) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('.lk-row')]
    const current = rows.indexOf(event.target as HTMLElement)
    if (current < 0) return
    const step = steps[key]
    const isLetter = /^\S$/u.test(key)
    const next = step
      ? step(current, rows.length)
      : isLetter &&
        find({ at: timeStamp, current, key, texts: rows.map(toText) })
    const row = typeof next === 'number' ? rows[next] : undefined
    if (!row) return
    // The page would scroll as well.
    event.preventDefault()
    row.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div className={className} onKeyDown={follow} role="group">
      {children}
    </div>
  )
}

const steps: Readonly<
  Record<string, (current: number, count: number) => number>
> = {
  ArrowDown: (current) => current + 1,
  ArrowUp: (current) => current - 1,
  End: (_, count) => count - 1,
  Home: () => 0,
}

const toText = (row: HTMLElement) =>
  row.querySelector('.lk-row-title')?.textContent ?? ''

export declare namespace Choices {
  type Props = {
    children: ReactNode
    /** Default `lk-list`. */
    className?: string | undefined
  }
}
