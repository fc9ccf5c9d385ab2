'use client'
import { type RefObject, useId, useLayoutEffect, useState } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useThemed } from '../parts/useThemed.js'
import { Card } from './Card.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'
import { useIsWide } from './useIsWide.js'

/** Card of the modal, rendered inline in the page. */
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
 * Marks the element while the user interacts with it. New views take the
 * focus only then; otherwise it stays with the page.
 */
function watchEngaged(element: HTMLElement | null): () => void {
  if (!element) return () => {}
  const events = new AbortController()
  const { signal } = events
  const mark = (value: boolean) =>
    element.toggleAttribute('data-latchkey-engaged', value)
  const isInside = (target: unknown) =>
    target instanceof Node && element.contains(target)
  // A focused control may be removed with its view; that is not leaving, so
  // there is no `focusout` listener.
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

/** Width of a two-pane card, including a dialog's side margins. */
const PANES_PX = 760

/**
 * Returns whether the element is wide enough for two panes, and follows
 * resizes. A container query would not work: in a flex row or column of the
 * page, containment removes the width that the content gives the element.
 *
 * @param isAsked - nothing is measured if `false`
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
