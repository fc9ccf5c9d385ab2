'use client'
import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useThemed } from '../parts/useThemed.js'
import { Card } from './Card.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'
import { useIsWide } from './useIsWide.js'

/** The modal's card where the page has a place for it. */
export function EmbeddedCard() {
  const { entry, isShaking } = useModal()
  const titleId = `lk-title-${useId()}`
  const { ref, ...themed } = useThemed<HTMLElement>()
  const isWide = useHasRoom(ref, useIsWide(entry.view))
  useLayoutEffect(() => watchEngaged(ref.current), [ref])
  return (
    <ModalParts>
      <section
        {...themed}
        aria-labelledby={titleId}
        className="lk-embedded"
        ref={ref}
      >
        <Card isShaking={isShaking} isWide={isWide} view={entry.view}>
          <ModalContent isWide={isWide} titleId={titleId} />
        </Card>
      </section>
    </ModalParts>
  )
}

/**
 * Marks the element while the person is at work in it: a view that comes then
 * may take the focus, and one that comes by itself leaves it with the page.
 */
function watchEngaged(element: HTMLElement | null): () => void {
  if (!element) return () => {}
  const events = new AbortController()
  const { signal } = events
  const mark = (value: boolean) =>
    element.toggleAttribute('data-latchkey-engaged', value)
  const isInside = (target: unknown) =>
    target instanceof Node && element.contains(target)
  // What had the focus may go with its view, which is no departure.
  document.addEventListener('focusin', ({ target }) => mark(isInside(target)), {
    signal,
  })
  document.addEventListener(
    'pointerdown',
    ({ target }) => mark(isInside(target)),
    { capture: true, signal },
  )
  return () => events.abort()
}

/** Two panes of a card, with the margins that a dialog has beside it. */
const PANES_PX = 760

/**
 * Whether the page gives a place enough width for two panes, also after it has
 * changed. Not by a container query: one would take from the place the width
 * that its content gives it in a row or a column of the page.
 *
 * @param isAsked - nothing is measured without
 */
function useHasRoom(
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
