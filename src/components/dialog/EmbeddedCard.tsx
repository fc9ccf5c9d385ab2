'use client'
import { useId, useLayoutEffect } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useThemed } from '../parts/useThemed.js'
import { Card } from './Card.js'
import { ModalContent } from './ModalContent.js'
import { ModalParts } from './ModalParts.js'
import { useHasRoom } from './useHasRoom.js'
import { useIsWide } from './useIsWide.js'
import { watchEngaged } from './watchEngaged.js'

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
