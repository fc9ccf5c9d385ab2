'use client'
import type { CSSProperties } from 'react'
import type { useOnramp } from '../../hooks/useOnramp.js'
import { Figure } from '../parts/Figure.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { toCode } from './toCode.js'

/** How much is received: a price, an estimate that says so, or nothing yet. */
export function BoughtFigure({ onramp }: BoughtFigure.Props) {
  const { buy } = useInsideStrings()
  const toFigure = useFigures()
  const { isEstimate, quote, quotesLoading } = onramp
  if (quotesLoading)
    return (
      <span className="lk-buy-figure">
        <span className="lk-hidden">{buy.asking}</span>
        <Skeleton />
      </span>
    )
  const { amount = '0', currency = '' } = quote?.purchaseAmount ?? {}
  const text = toFigure(amount)
  const code = toCode(currency)
  // An estimate is in the money that is paid.
  const shown = isEstimate ? `${text} ${code}` : text
  const length = shown.length + (isEstimate ? 2 : 0)
  return (
    <span
      className="lk-buy-figure"
      data-empty={quote && !isEstimate ? undefined : ''}
      style={{ '--lk-length': length } as CSSProperties}
    >
      <bdi dir="ltr">
        {isEstimate && '≈ '}
        <Figure>{shown}</Figure>
      </bdi>
    </span>
  )
}

export declare namespace BoughtFigure {
  type Props = { onramp: useOnramp.ReturnType }
}
