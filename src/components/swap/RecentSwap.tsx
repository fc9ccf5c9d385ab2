'use client'
import { useRecentSwap } from '../../modal/swap/useRecentSwap.js'
import { RecentRow } from '../parts/RecentRow.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/** The pending or unresolved swap, shown at the top of the account. */
export function RecentSwap() {
  const recent = useRecentSwap()
  const { swap } = useInsideStrings()
  const { toasts } = useStrings().notices
  const toFigure = useFigures()
  const toSubject = useSubjects()
  if (!recent) return null
  const { href, label, status } = recent
  const title = {
    notSwapped: toasts.swapFailed,
    pending: () => swap.swapping,
    swapped: toasts.swapped,
    unknown: toasts.swapUnknown,
  }[status](toSubject(recent.subject))
  return (
    <RecentRow
      detail={label && swap.title({ ...label, amount: toFigure(label.amount) })}
      href={href}
      status={states[status]}
      title={title}
    />
  )
}

const states = {
  notSwapped: 'failed',
  pending: 'pending',
  swapped: 'done',
  unknown: 'unknown',
} as const
