'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { VisitContext } from '../parts/VisitContext.js'
import { fadeOut } from './fadeOut.js'
import { focusView } from './focusView.js'
import { useVisit } from './useVisit.js'
import { watchMore } from './watchMore.js'

/**
 * Body and footer of a view. Use the view's name as `key`: on mount it
 * focuses the element with `data-autofocus`, or itself. Restores the scroll
 * position when the user navigates back.
 */
export function ViewFrame({ children, footer }: ViewFrame.Props) {
  const ref = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const visit = useVisit()
  useLayoutEffect(() => {
    const top = visit.get('top')
    if (top && body.current) body.current.scrollTop = top
    const view = ref.current
    focusView(view)
    const stop = watchMore(body.current)
    return () => {
      stop()
      fadeOut(view)
    }
  }, [visit])
  return (
    <div className="lk-view" ref={ref} tabIndex={-1}>
      <div
        className="lk-body"
        onScroll={({ currentTarget }) =>
          visit.set('top', currentTarget.scrollTop)
        }
        ref={body}
      >
        <VisitContext.Provider value={visit}>{children}</VisitContext.Provider>
      </div>
      {footer && <div className="lk-footer">{footer}</div>}
    </div>
  )
}

export declare namespace ViewFrame {
  type Props = {
    children: ReactNode
    /** The primary button and its secondary actions. */
    footer?: ReactNode
  }
}
