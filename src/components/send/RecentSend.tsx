'use client'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { isKitName } from '../../core/name/isKitName.js'
import { useRecentSend } from '../../hooks/useRecentSend.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { Icon } from '../parts/Icon.js'
import { Spinner } from '../parts/Spinner.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useSubjects } from '../strings/useSubjects.js'

/** The send that is under way, open or has just landed, on top of the account. */
export function RecentSend() {
  const recent = useRecentSend()
  const { send } = useInsideStrings()
  const toSubject = useSubjects()
  if (!recent) return null
  const { href, isPending, isUnknown, to } = recent
  const subject = toSubject(recent.subject)
  const title = isUnknown
    ? send.recentUnknown(subject)
    : isPending
      ? send.recentPending(subject)
      : send.recentSent(subject)
  return (
    <div className="lk-recent" role="status">
      <span
        className="lk-recent-tile"
        data-done={isPending || isUnknown ? undefined : ''}
      >
        {isPending ? (
          <Spinner />
        ) : (
          <Icon name={isUnknown ? 'warning' : 'check'} />
        )}
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
