'use client'
import { useId, useRef } from 'react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useActivity } from '../../hooks/useActivity.js'
import { useActivityStatus } from '../../modal/account/useActivityStatus.js'
import { useNow } from '../../modal/account/useNow.js'
import { LoadMore } from '../login/LoadMore.js'
import { LongList } from '../parts/LongList.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ActivityRow } from './ActivityRow.js'
import { HoldingsFailed } from './HoldingsFailed.js'
import { NothingYet } from './NothingYet.js'
import { RowsWaiting } from './RowsWaiting.js'

/** Activity of the account, where the project provides it. */
export function ActivityList() {
  const { holdings } = useInsideStrings()
  const status = useActivityStatus()
  const account = useActiveAccount()
  if (status === 'off')
    return (
      <NothingYet
        text={holdings.activityOffHint}
        title={holdings.activityOff}
      />
    )
  if (status === 'asking' || !account)
    return <RowsWaiting label={holdings.loadingActivity} />
  return <ActivityPages key={account.caipAddress} />
}

/** Clock refresh interval; relative times need no per-second updates. */
const STEP_MS = 30_000

/** Up to this many rows, the list is not virtualized. */
const WHOLE = 40

/** Estimated heights of a month's heading and of a row, in px. */
const [HEADING_HEIGHT, ROW_HEIGHT] = [40, 60]

const toMonthHeight = ({ activities }: { activities: readonly unknown[] }) =>
  HEADING_HEIGHT + activities.length * ROW_HEIGHT

/** Activity grouped by month, with pagination. */
function ActivityPages() {
  const { holdings } = useInsideStrings()
  const found = useActivity()
  const now = useNow(STEP_MS)
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)
  const { data, fetchNextPage, groups, hasNextPage, isFetching } = found
  if (!data)
    return found.error ? (
      <HoldingsFailed
        isPending={isFetching}
        onRetry={() => found.refetch()}
        text={holdings.activityFailedHint}
        title={holdings.activityFailed}
      />
    ) : (
      <RowsWaiting label={holdings.loadingActivity} />
    )
  const isOff = data.pages[0]?.isSupported === false
  if (groups.length === 0 && !hasNextPage)
    return (
      <NothingYet
        text={isOff ? holdings.activityOffHint : holdings.noActivityHint}
        title={isOff ? holdings.activityOff : holdings.noActivity}
      />
    )
  const count = groups.reduce((sum, group) => sum + group.activities.length, 0)
  const hasMissed = found.isFetchNextPageError
  // Decided by the total: many months may have few rows each.
  const isLong = count > WHOLE
  return (
    <div className="lk-activity" ref={rows} tabIndex={-1}>
      <LongList
        as="div"
        className="lk-months"
        isLong={isLong}
        renderRow={({ activities, month, year }) => (
          <section aria-labelledby={`${id}${year}-${month}`}>
            <h3 className="lk-month" id={`${id}${year}-${month}`}>
              {holdings.month({ month, year })}
            </h3>
            <LongList
              isLong={isLong}
              renderRow={(activity, place) => (
                <ActivityRow activity={activity} now={now} {...place} />
              )}
              rows={activities}
              toKey={({ id }) => id}
            />
          </section>
        )}
        rows={groups}
        toHeight={toMonthHeight}
        toKey={({ month, year }) => `${year}-${month}`}
      />
      <span className="lk-hidden" role="status">
        {holdings.loaded(count)}
      </span>
      {hasMissed && (
        <p className="lk-problem" role="alert">
          {holdings.moreFailed}
        </p>
      )}
      {hasNextPage && (
        <LoadMore
          count={data.pages.length}
          isHeld={hasMissed}
          isPending={found.isFetchingNextPage}
          onGone={() => rows.current?.focus({ preventScroll: true })}
          onMore={() => fetchNextPage()}
        >
          {holdings.more}
        </LoadMore>
      )}
    </div>
  )
}
