'use client'
import { groupDigits } from '../../core/format/groupDigits.js'
import { classNames } from '../parts/classNames.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useStrings } from '../strings/useStrings.js'

/** The worth of everything, as large as it fits and never cut. */
export function AccountTotal({ value }: AccountTotal.Props) {
  const { account } = useStrings()
  if (value === undefined)
    return (
      <div className="lk-total">
        <Skeleton shape="amount" />
      </div>
    )
  const text = account.fiat(groupDigits(value))
  const point = text.lastIndexOf('.')
  return (
    <p
      className={classNames(
        'lk-total',
        text.length > 12 && 'lk-total-long',
        text.length > 20 && 'lk-total-longest',
      )}
      dir="ltr"
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
