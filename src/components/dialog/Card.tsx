'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useThemeState } from '../../hooks/useThemeState.js'
import { classNames } from '../parts/classNames.js'
import { followHeight } from './followHeight.js'

/** The card: its content has its final size at once, its edge follows. */
export function Card({ children, isShaking, isWide, view }: Card.Props) {
  const { density } = useThemeState()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => followHeight(ref.current), [])
  return (
    <div
      className={classNames('lk-card', 'lk-anim', isShaking && 'lk-shake')}
      data-latchkey-density={density}
      data-latchkey-layout={isWide ? 'wide' : undefined}
      data-latchkey-view={view}
      ref={ref}
    >
      <div className="lk-card-content lk-anim">
        <div aria-hidden="true" className="lk-grabber" />
        {children}
      </div>
    </div>
  )
}

export declare namespace Card {
  type Props = {
    children: ReactNode
    isShaking: boolean
    /** Two panes, where there is room for them. */
    isWide?: boolean | undefined
    /** Its name, for styles of the page's. */
    view?: string | undefined
  }
}
