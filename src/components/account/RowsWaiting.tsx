'use client'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'

/** Skeleton of three list rows, in their final size. */
export function RowsWaiting({ label }: RowsWaiting.Props) {
  const { common } = useStrings()
  return (
    <div aria-busy="true">
      <span className="lk-hidden" role="status">
        {label ?? common.loading}
      </span>
      {[0, 1, 2].map((row) => (
        <div aria-hidden="true" className="lk-token" key={row}>
          <Skeleton shape="tile" />
          <span className="lk-token-text">
            <span className="lk-token-name">
              <Skeleton />
            </span>
            <span className="lk-token-amount">
              <Skeleton />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}

export declare namespace RowsWaiting {
  type Props = { label?: string | undefined }
}
