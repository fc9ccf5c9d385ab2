'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'
import { ViewFrame } from './ViewFrame.js'

/** While a view's file is on its way, which is rare: they are fetched early. */
export function ViewSkeleton() {
  const { common } = useStrings()
  return (
    <ViewFrame>
      <div aria-busy="true" className="lk-list">
        <span className="lk-hidden">{common.loading}</span>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </ViewFrame>
  )
}
