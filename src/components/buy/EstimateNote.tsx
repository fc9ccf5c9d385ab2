'use client'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Says that the figures are no price, and asks for one again. */
export function EstimateNote({ onRetry }: EstimateNote.Props) {
  const { buy } = useInsideStrings()
  const { common } = useStrings()
  return (
    <div className="lk-send-block" data-kind="pause" role="alert">
      <Icon name="warning" />
      <div className="lk-send-block-text">
        <p className="lk-send-block-title">{buy.estimateTitle}</p>
        <p>{buy.estimateText}</p>
        <button className="lk-send-link" onClick={onRetry} type="button">
          {common.tryAgain}
        </button>
      </div>
    </div>
  )
}

export declare namespace EstimateNote {
  type Props = { onRetry: () => void }
}
