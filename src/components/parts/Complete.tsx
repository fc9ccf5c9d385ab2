'use client'
import type { CSSProperties, ReactNode } from 'react'
import { DrawnTick } from './DrawnTick.js'
import { ExplorerLink } from './ExplorerLink.js'

/** What has been sent, swapped or paid, with a drawn tick. */
export function Complete(props: Complete.Props) {
  const { amount, details, exact, href, title } = props
  return (
    <div className="lk-preview lk-complete">
      <DrawnTick />
      <div className="lk-preview-head" role="status">
        <p
          className="lk-preview-title"
          style={{ '--lk-length': title.length } as CSSProperties}
        >
          {title}
        </p>
        {amount && (
          <p className="lk-complete-received" title={exact}>
            {amount}
          </p>
        )}
      </div>
      {details && <dl className="lk-details">{details}</dl>}
      <ExplorerLink href={href} />
    </div>
  )
}

export declare namespace Complete {
  type Props = {
    /** Amount below the title. */
    amount?: ReactNode
    details?: ReactNode
    /** All digits of the amount, as its tooltip. */
    exact?: string | undefined
    /** Page of the transaction at the explorer. */
    href: string | undefined
    title: string
  }
}
