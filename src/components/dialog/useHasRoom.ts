'use client'
import { type RefObject, useLayoutEffect, useState } from 'react'

/** Two panes of a card, with the margins that a dialog has beside it. */
const PANES_PX = 760

/**
 * Whether the page gives a place enough width for two panes, also after it has
 * changed. Not by a container query: one would take from the place the width
 * that its content gives it in a row or a column of the page.
 *
 * @param isAsked - nothing is measured without
 */
export function useHasRoom(
  ref: RefObject<HTMLElement | null>,
  isAsked: boolean,
): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!isAsked || !element || typeof ResizeObserver !== 'function') return
    const read = () => setHasRoom(element.clientWidth >= PANES_PX)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isAsked, ref])
  return isAsked && hasRoom
}
