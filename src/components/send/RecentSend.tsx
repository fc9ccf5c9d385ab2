'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { isKitName } from '../../core/name/isKitName.js'
import { useRecentSend } from '../../modal/send/useRecentSend.js'
import { RecentRow } from '../parts/RecentRow.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/** The send that is under way or was left open, on top of the account. */
export function RecentSend() {
  const recent = useRecentSend()
  const { send } = useInsideStrings()
  const { toasts } = useStrings().notices
  const toSubject = useSubjects()
  if (!recent) return null
  const { href, status, to } = recent
  const title = {
    notSent: toasts.sendFailed,
    pending: send.recentPending,
    sent: send.recentSent,
    unknown: send.recentUnknown,
  }[status](toSubject(recent.subject))
  return (
    <RecentRow
      detail={send.recentTo(isKitName(to) ? to : truncateAddress(to))}
      href={href}
      status={states[status]}
      title={title}
    />
  )
}

const states = {
  notSent: 'failed',
  pending: 'pending',
  sent: 'done',
  unknown: 'unknown',
} as const
