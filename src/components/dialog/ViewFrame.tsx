'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { VisitContext } from '../parts/VisitContext.js'
import { fadeOut } from './fadeOut.js'
import { focusView } from './focusView.js'
import { useVisit } from './useVisit.js'

/**
 * Body and footer of a view. Give it the view's name as its key: it takes the
 * focus when it comes, to the element with `data-autofocus` if there is one.
 * Who comes back to it finds it scrolled as it was.
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
    return () => fadeOut(view)
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
    /** The one main button, and what belongs beside it. */
    footer?: ReactNode
  }
}
