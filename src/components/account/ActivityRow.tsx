'use client'
import { memo } from 'react'
import type { Activity } from '../../core/activity/activity.js'
import { pickTransfers } from '../../core/activity/pickTransfers.js'
import { toTimeAgo } from '../../core/format/toTimeAgo.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import type { LongList } from '../parts/LongList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ActivityTile } from './ActivityTile.js'
import { TransferLine } from './TransferLine.js'

/** A transaction: what it was, when, and what it moved. */
export const ActivityRow = memo(function ActivityRow(props: ActivityRow.Props) {
  const { activity, now, ...place } = props
  const { holdings } = useInsideStrings()
  const { explorerUrl, operation, status, timestamp, transfers } = activity
  const { hidden, shown } = pickTransfers(transfers)
  const title =
    (Object.hasOwn(holdings.operations, operation) &&
      holdings.operations[operation]) ||
    holdings.transaction
  const content = (
    <>
      <ActivityTile operation={operation} transfer={shown[0]} />
      <span className="lk-activity-text">
        <span className="lk-activity-title">{title}</span>
        <span className="lk-activity-detail">
          {status !== 'confirmed' && (
            <>
              <span className="lk-activity-status" data-status={status}>
                {holdings[status]}
              </span>
              {' · '}
            </>
          )}
          <time dateTime={toIso(timestamp)} title={holdings.date(timestamp)}>
            {holdings.timeAgo(toTimeAgo(timestamp, now))}
          </time>
        </span>
      </span>
      <span className="lk-activity-moved" data-status={status}>
        {shown.map((transfer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <TransferLine key={index} transfer={transfer} />
        ))}
        {hidden > 0 && (
          <span className="lk-activity-more">{holdings.moreMoved(hidden)}</span>
        )}
      </span>
    </>
  )
  return (
    <li {...place}>
      {explorerUrl ? (
        <ExternalLink className="lk-activity-row" href={explorerUrl}>
          {content}
          <span className="lk-hidden">{holdings.opensExplorer}</span>
        </ExternalLink>
      ) : (
        <div className="lk-activity-row">{content}</div>
      )}
    </li>
  )
})

export declare namespace ActivityRow {
  type Props = LongList.Place & {
    activity: Activity
    /** Ms since 1970. */
    now: number
  }
}

/** A service may tell a time that is none. */
function toIso(timestamp: number) {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
