'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { useCoinBalance } from '../../hooks/useCoinBalance.js'
import { Skeleton } from '../parts/Skeleton.js'

/** The coin's balance in the account button; a failure leaves it out. */
export function ButtonBalance() {
  const { balance, isPending } = useCoinBalance()
  if (isPending) return <Skeleton />
  if (!balance) return null
  return (
    <span className="lk-open-balance">
      {formatBalance(balance.amount)} {balance.symbol}
    </span>
  )
}
