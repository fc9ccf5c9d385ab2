'use client'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'

/** In place of a list that could not be read, or fetched. */
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
    /** Default those of a file that has not come. */
    text?: string | undefined
    title?: string | undefined
  }
}
