'use client'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'
import { ViewFrame } from './ViewFrame.js'

/** In place of a view whose file could not be fetched. */
export function LazyFailure({ onRetry }: { onRetry: () => void }) {
  const { common } = useStrings()
  return (
    <ViewFrame footer={<Button onClick={onRetry}>{common.tryAgain}</Button>}>
      <div className="lk-empty" role="alert">
        <p className="lk-empty-title">{common.notLoaded}</p>
        <p className="lk-empty-text">{common.notLoadedHint}</p>
      </div>
    </ViewFrame>
  )
}
