'use client'
import type { ReactNode } from 'react'
import { ExplorerLink } from './ExplorerLink.js'
import { Icon } from './Icon.js'
import { Spinner } from './Spinner.js'

/** A pending or unresolved payment, shown at the top of the account. */
export function RecentRow({
  actions,
  detail,
  href,
  status,
  title,
}: RecentRow.Props) {
  return (
    <div className="lk-recent" role="status">
      <span
        className="lk-recent-tile"
        data-done={status === 'done' ? '' : undefined}
      >
        {status === 'pending' ? <Spinner /> : <Icon name={icons[status]} />}
      </span>
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
        {detail && <span className="lk-row-detail">{detail}</span>}
        {actions && <span className="lk-recent-actions">{actions}</span>}
      </span>
      <ExplorerLink href={href} />
    </div>
  )
}

export declare namespace RecentRow {
  type Props = {
    /** What can be done about it. */
    actions?: ReactNode
    detail: string | undefined
    href: string | undefined
    status: 'pending' | 'unknown' | 'done' | 'failed'
    title: string
  }
}

const icons = { done: 'check', failed: 'close', unknown: 'warning' } as const
