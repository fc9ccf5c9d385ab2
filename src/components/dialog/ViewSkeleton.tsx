'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'
import { ViewFrame } from './ViewFrame.js'

/**
 * While what a view shows is on its way, or its file, which is rare: those are
 * fetched early.
 */
export function ViewSkeleton({ label }: ViewSkeleton.Props) {
  const { common } = useStrings()
  return (
    <ViewFrame>
      <div aria-busy="true" className="lk-list lk-waiting lk-anim">
        <span className="lk-hidden">{label ?? common.loading}</span>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </ViewFrame>
  )
}

export declare namespace ViewSkeleton {
  type Props = { label?: string | undefined }
}
