'use client'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { createTypeahead } from '../../core/choice/createTypeahead.js'
import { ChoicesContext, type PartialList } from './ChoicesContext.js'

/**
 * List of selectable rows. Typing a letter focuses the next row that starts
 * with it; the arrow keys move between rows.
 */
export function Choices({ children, className = 'lk-list' }: Choices.Props) {
  const [find] = useState(createTypeahead)
  const [lists] = useState(() => new Map<Element, PartialList>())

  function follow(event: KeyboardEvent<HTMLElement>) {
    const { altKey, ctrlKey, currentTarget, key, metaKey, timeStamp } = event
    if (altKey || ctrlKey || metaKey) return
    const target = event.target as HTMLElement
    if (!target.matches('.lk-row')) return
    const choices = listChoices(currentTarget, { lists, target })
    const current = choices.findIndex(({ isTarget }) => isTarget)
    if (current < 0) return
    const step = steps[key]
    const isLetter = /^\S$/u.test(key)
    const next = step
      ? step(current, choices.length)
      : isLetter &&
        find({
          at: timeStamp,
          current,
          key,
          texts: choices.map(({ text }) => text),
        })
    const choice = typeof next === 'number' ? choices[next] : undefined
    if (!choice) return
    // Otherwise the page scrolls too.
    event.preventDefault()
    choice.focus()
  }

  return (
    <ChoicesContext.Provider value={lists}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className={className} onKeyDown={follow} role="group">
        {children}
      </div>
    </ChoicesContext.Provider>
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

type Choice = { focus: () => void; isTarget: boolean; text: string }

/** Lists all rows in order, including virtualized ones. */
function listChoices(
  root: HTMLElement,
  parameters: {
    lists: ReadonlyMap<Element, PartialList>
    target: HTMLElement
  },
): readonly Choice[] {
  const { lists, target } = parameters
  const listed = [...lists.keys()]
  const isListed = (row: Element) => listed.some((one) => one.contains(row))
  const found = root.querySelectorAll<HTMLElement>('.lk-row, ul')
  return [...found].flatMap((element): readonly Choice[] => {
    const list = lists.get(element)
    const current = list?.indexOf(target)
    if (list)
      return list.toTexts().map((text, index) => ({
        focus: () => list.focus(index),
        isTarget: index === current,
        text,
      }))
    if (!element.matches('.lk-row') || isListed(element)) return []
    return [
      {
        focus: () => element.focus(),
        isTarget: target === element,
        text: element.querySelector('.lk-row-title')?.textContent ?? '',
      },
    ]
  })
}

export declare namespace Choices {
  type Props = {
    children: ReactNode
    /** Default `lk-list`. */
    className?: string | undefined
  }
}
