'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../parts/classNames.js'
import { followHeight } from './followHeight.js'

/** The card: its content has its final size at once, its edge follows. */
export function Card({ children, isShaking }: Card.Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => followHeight(ref.current), [])
  return (
    <div
      className={classNames('lk-card', 'lk-anim', isShaking && 'lk-shake')}
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
  type Props = { children: ReactNode; isShaking: boolean }
}
