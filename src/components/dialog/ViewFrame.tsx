'use client'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusView } from './focusView.js'

/**
 * Body and footer of a view. Give it the view's name as its key: it takes the
 * focus when it comes, to the element with `data-autofocus` if there is one.
 */
export function ViewFrame({ children, footer }: ViewFrame.Props) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => focusView(ref.current), [])
  return (
    <div className="lk-view" ref={ref} tabIndex={-1}>
      <div className="lk-body">{children}</div>
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
