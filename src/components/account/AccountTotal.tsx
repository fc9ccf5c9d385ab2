'use client'
import type { CSSProperties } from 'react'
import { Skeleton } from '../parts/Skeleton.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The worth of everything, as large as it fits and never cut. */
export function AccountTotal({ value }: AccountTotal.Props) {
  const { account } = useInsideStrings()
  const toFigure = useFigures()
  if (value === undefined)
    return (
      <div className="lk-total">
        <Skeleton shape="amount" />
      </div>
    )
  const text = account.fiat(toFigure(value))
  const point = text.lastIndexOf(toFigure('.'))
  return (
    <p
      className="lk-total"
      dir="ltr"
      style={{ '--lk-length': text.length } as CSSProperties}
    >
      <span className="lk-hidden">{account.totalBalance} </span>
      <span className="lk-total-figure">
        {text.slice(0, point)}
        <span className="lk-total-cents">{text.slice(point)}</span>
      </span>
    </p>
  )
}

export declare namespace AccountTotal {
  type Props = {
    /** Decimal text; `undefined` while it is awaited. */
    value: string | undefined
  }
}
