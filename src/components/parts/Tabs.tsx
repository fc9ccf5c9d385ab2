'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

/**
 * Tabs and the selected panel, following the ARIA tabs pattern: a single tab
 * stop, with automatic activation by arrow keys.
 */
export function Tabs<name extends string>(props: Tabs.Props<name>) {
  const { children, chosen, label, onChoose, tabs } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = isTurned ? 'ArrowLeft' : 'ArrowRight'
    const backward = isTurned ? 'ArrowRight' : 'ArrowLeft'
    const targets: Readonly<Record<string, number>> = {
      [forward]: (at + 1) % tabs.length,
      [backward]: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = targets[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    onChoose(tab.name)
    const element = list.current?.children[next]
    if (element instanceof HTMLElement) element.focus()
  }

  return (
    <>
      <div
        aria-label={label}
        className="lk-tabs"
        onKeyDown={onKeyDown}
        ref={list}
        role="tablist"
      >
        {tabs.map(({ name, title }) => (
          <button
            aria-controls={`${id}panel`}
            aria-selected={name === chosen}
            className="lk-tab"
            id={`${id}${name}`}
            key={name}
            onClick={() => onChoose(name)}
            role="tab"
            tabIndex={name === chosen ? 0 : -1}
            type="button"
          >
            {title}
          </button>
        ))}
      </div>
      <div
        aria-labelledby={`${id}${chosen}`}
        className="lk-tab-panel"
        id={`${id}panel`}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so it is reached
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}

export declare namespace Tabs {
  type Props<name extends string> = {
    /** Content of the selected tab. */
    children: ReactNode
    chosen: name
    label: string
    onChoose: (name: name) => void
    tabs: readonly { name: name; title: string }[]
  }
}
