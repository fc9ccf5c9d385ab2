'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { isKitName } from '../../core/name/isKitName.js'
import { useRecentSend } from '../../hooks/useRecentSend.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { Icon } from '../parts/Icon.js'
import { Spinner } from '../parts/Spinner.js'
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
  const subject = toSubject(recent.subject)
  const title = {
    notSent: toasts.sendFailed,
    pending: send.recentPending,
    sent: send.recentSent,
    unknown: send.recentUnknown,
  }[status](subject)
  return (
    <div className="lk-recent" role="status">
      <span
        className="lk-recent-tile"
        data-done={status === 'sent' ? '' : undefined}
      >
        {status === 'pending' ? <Spinner /> : <Icon name={icons[status]} />}
      </span>
      <span className="lk-row-text">
        <span className="lk-row-title">{title}</span>
        <span className="lk-row-detail">
          {send.recentTo(isKitName(to) ? to : truncateAddress(to))}
        </span>
      </span>
      <ExplorerLink href={href} />
    </div>
  )
}

const icons = { notSent: 'close', sent: 'check', unknown: 'warning' } as const
