'use client'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'

/** Replaces a list whose data or code failed to load. */
export function HoldingsFailed(props: HoldingsFailed.Props) {
  const { common } = useStrings()
  const { isPending, onRetry } = props
  const { text = common.notLoadedHint, title = common.notLoaded } = props
  return (
    <div className="lk-empty">
      <div role="alert">
        <p className="lk-empty-title">{title}</p>
        <p className="lk-empty-text">{text}</p>
      </div>
      <div className="lk-empty-action">
        <Button isPending={isPending} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      </div>
    </div>
  )
}

export declare namespace HoldingsFailed {
  type Props = {
    isPending?: boolean | undefined
    onRetry: () => void
    /** Defaults to the texts for a chunk that failed to load. */
    text?: string | undefined
    title?: string | undefined
  }
}
