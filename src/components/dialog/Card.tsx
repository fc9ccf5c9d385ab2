'use client'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useThemeState } from '../../modal/theme/useThemeState.js'
import { classNames } from '../parts/classNames.js'
import { followDrag } from './followDrag.js'
import { followHeight } from './followHeight.js'

/** The card: its content has its final size at once, its edge follows. */
export function Card(props: Card.Props) {
  const { children, isShaking, isWide, onPull, shellHeight, view } = props
  const { density } = useThemeState()
  const ref = useRef<HTMLDivElement>(null)
  const pull = useRef(onPull)
  useLayoutEffect(() => {
    pull.current = onPull
  })
  useLayoutEffect(() => {
    const height = shellHeight?.current
    const stop = followHeight(ref.current, height)
    if (!shellHeight || height === undefined) return stop
    const dialog = ref.current?.closest('dialog')
    dialog?.setAttribute('data-latchkey-follows', '')
    return () => {
      shellHeight.current = undefined
      dialog?.removeAttribute('data-latchkey-follows')
      stop()
    }
  }, [shellHeight])
  useLayoutEffect(() => followDrag(ref.current, () => pull.current?.()), [])
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
    /** A sheet was pulled down to be closed. */
    onPull?: (() => void) | undefined
    /** Height of what stood in its place until it came, in pixels. */
    shellHeight?: RefObject<number | undefined> | undefined
    /** Its name, for styles of the page's. */
    view?: string | undefined
  }
}
