'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'
import { ViewFrame } from './ViewFrame.js'

/**
 * Skeleton shown while a view's data loads, or, rarely, its prefetched code.
 */
export function ViewSkeleton({ label }: ViewSkeleton.Props) {
  const { common } = useStrings()
  return (
    <ViewFrame>
      <div aria-busy="true" className="lk-list lk-waiting lk-anim">
        <span className="lk-hidden">{label ?? common.loading}</span>
        {rows.map((row) => (
          <Skeleton key={row} shape="row" />
        ))}
      </div>
    </ViewFrame>
  )
}

/** Rows that do not fit into the card's height are hidden. */
const rows = [1, 2, 3, 4, 5, 6, 7, 8]

export declare namespace ViewSkeleton {
  type Props = { label?: string | undefined }
}
