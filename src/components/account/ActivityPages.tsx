'use client'
import { useId, useRef } from 'react'
import { useActivity } from '../../hooks/useActivity.js'
import { useNow } from '../../hooks/useNow.js'
import { LoadMore } from '../login/LoadMore.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { ActivityRow } from './ActivityRow.js'
import { HoldingsFailed } from './HoldingsFailed.js'
import { NothingYet } from './NothingYet.js'
import { RowsWaiting } from './RowsWaiting.js'

/** Between two looks at the clock: nobody waits for seconds to count. */
const STEP_MS = 30_000

/** The history by month, and the way to its next page. */
export function ActivityPages() {
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
  return (
    <div className="lk-activity" ref={rows} tabIndex={-1}>
      {groups.map(({ activities, month, year }) => (
        <section
          aria-labelledby={`${id}${year}-${month}`}
          key={`${year}-${month}`}
        >
          <h3 className="lk-month" id={`${id}${year}-${month}`}>
            {holdings.month({ month, year })}
          </h3>
          <ul>
            {activities.map((activity) => (
              <ActivityRow activity={activity} key={activity.id} now={now} />
            ))}
          </ul>
        </section>
      ))}
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
