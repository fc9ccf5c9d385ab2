'use client'
import type { CSSProperties } from 'react'
import { DEFAULT_CURRENCY } from '../../core/constants/currency.js'
import { toFiatParts } from '../../core/format/toFiatParts.js'
import type { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Total fiat balance, in the largest font that fits, never truncated. */
export function AccountTotal({ found }: AccountTotal.Props) {
  const { account } = useInsideStrings()
  const { locale } = useLanguage()
  const { balances, currency = DEFAULT_CURRENCY, isTotalPartial } = found
  const { hasRate, totalFiat: value } = found
  // Without any price, zero would be untrue.
  if (balances && value === undefined)
    return hasRate === false ? (
      <p className="lk-total-note">{account.noRate(currency)}</p>
    ) : null
  if (!balances || value === undefined)
    return (
      <div className="lk-total">
        <Skeleton shape="amount" />
      </div>
    )
  const { cents, end, start } = toFiatParts(value, { currency, locale })
  const { length } = `${start}${cents}${end}`
  return (
    <>
      <p
        className="lk-total"
        dir="ltr"
        style={{ '--lk-length': length } as CSSProperties}
      >
        <span className="lk-hidden">{`${account.totalBalance} `}</span>
        <span className="lk-total-figure" translate="no">
          <span>{start}</span>
          <span className="lk-total-cents">{cents}</span>
          <span>{end}</span>
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
      'balances' | 'currency' | 'hasRate' | 'isTotalPartial' | 'totalFiat'
    >
  }
}
