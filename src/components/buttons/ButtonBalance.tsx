'use client'
import { formatBalance } from '../../core/format/formatBalance.js'
import { useNativeBalance } from '../../hooks/useNativeBalance.js'
import { Skeleton } from '../parts/Skeleton.js'

/** The coin's balance in the account button; a failure leaves it out. */
export function ButtonBalance() {
  const { balance, isPending } = useNativeBalance()
  if (isPending) return <Skeleton />
  if (!balance) return null
  return (
    <span className="lk-open-balance">
      {formatBalance(balance.amount)} {balance.symbol}
    </span>
  )
}
