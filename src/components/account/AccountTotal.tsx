'use client'
import type { CSSProperties } from 'react'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Total fiat balance, in the largest font that fits, never truncated. */
export function AccountTotal({ found }: AccountTotal.Props) {
  const { account } = useInsideStrings()
  const toFigure = useFigures()
  const { balances, isTotalPartial, totalFiat: value } = found
  // Without any price, zero would be untrue.
  if (balances && value === undefined) return null
  if (!balances || value === undefined)
    return (
      <div className="lk-total">
        <Skeleton shape="amount" />
      </div>
    )
  const figure = toFigure(value)
  const text = account.fiat(figure)
  // Some languages place the currency sign after the figure.
  const end = text.indexOf(figure) + figure.length
  const point = text.lastIndexOf(toFigure('.'), end)
  return (
    <>
      <p
        className="lk-total"
        dir="ltr"
        style={{ '--lk-length': text.length } as CSSProperties}
      >
        <span className="lk-hidden">{`${account.totalBalance} `}</span>
        <span className="lk-total-figure" translate="no">
          <span>{text.slice(0, point)}</span>
          <span className="lk-total-cents">{text.slice(point, end)}</span>
          <span>{text.slice(end)}</span>
        </span>
      </p>
      {isTotalPartial && (
        <p className="lk-total-note">{account.totalPartial}</p>
      )}
    </>
  )
}

export declare namespace AccountTotal {
  type Props = {
    found: Pick<
      useAccountBalances.ReturnType,
      'balances' | 'isTotalPartial' | 'totalFiat'
    >
  }
}
