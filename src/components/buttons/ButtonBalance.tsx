'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { useCoinBalance } from '../../modal/account/useCoinBalance.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { Skeleton } from '../parts/Skeleton.js'

/** The coin's balance in the account button; a failure leaves it out. */
export function ButtonBalance() {
  const { balance, isPending } = useCoinBalance()
  const { toFigure = String } = useLanguage()
  if (isPending) return <Skeleton />
  if (!balance) return null
  return (
    <span
      className="lk-open-balance"
      title={`${toFigure(balance.amount)} ${balance.symbol}`}
    >
      <bdi dir="ltr">
        {toFigure(formatBalance(balance.amount))} {balance.symbol}
      </bdi>
    </span>
  )
}
