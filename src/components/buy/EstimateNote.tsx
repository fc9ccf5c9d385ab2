'use client'
import { Block } from '../parts/Block.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Says that the figures are no price, and asks for one again. */
export function EstimateNote({ onRetry }: EstimateNote.Props) {
  const { buy } = useInsideStrings()
  const { common } = useStrings()
  return (
    <Block kind="pause" role="alert">
      <p className="lk-block-title">{buy.estimateTitle}</p>
      <p>{buy.estimateText}</p>
      <button className="lk-send-link" onClick={onRetry} type="button">
        {common.tryAgain}
      </button>
    </Block>
  )
}

export declare namespace EstimateNote {
  type Props = { onRetry: () => void }
}
