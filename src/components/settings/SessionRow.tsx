'use client'
import { isImageUrl } from '../../wallets/isImageUrl.js'
import { Spinner } from '../parts/Spinner.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { SessionLimits } from './SessionLimits.js'
import { toAppName } from './toAppName.js'

/** A permission: whose it is, what it allows, until when; and its end. */
export function SessionRow(props: SessionRow.Props) {
  const { error, isPending, onRevoke, session } = props
  const { settings } = useInsideStrings()
  const toErrorText = useErrorText()
  const { expiry, permissions, project, status } = session
  const name = toAppName(session, settings)
  const isLive = status === 'active'
  const icon = isImageUrl(project.iconUrl) ? project.iconUrl : undefined
  return (
    <li className="lk-session" data-ended={!isLive || undefined}>
      <div className="lk-session-head">
        <WalletTile icon={icon} name={name} />
        <span className="lk-row-text">
          <bdi className="lk-row-title">{name}</bdi>
          <span className="lk-row-detail">
            {isLive ? settings.until(expiry) : settings.sessionStatus[status]}
          </span>
        </span>
        {isLive && (
          <button
            aria-busy={isPending || undefined}
            aria-label={settings.revokeOf(name)}
            className="lk-session-end"
            onClick={onRevoke}
            type="button"
          >
            {isPending ? <Spinner /> : settings.revoke}
          </button>
        )}
      </div>
      {isLive && (
        <SessionLimits
          className="lk-session-allowed"
          permissions={permissions}
        />
      )}
      {isPending && <p className="lk-session-text">{settings.revoking}</p>}
      {error && !isPending && (
        <p className="lk-problem" role="alert">
          {error === true ? settings.notRevoked : toErrorText(error)}
        </p>
      )}
    </li>
  )
}

export declare namespace SessionRow {
  type Props = {
    /** `true` where nothing was thrown, and nothing done. */
    error: Error | true | undefined
    isPending: boolean
    onRevoke: () => void
    session: toAppName.Session
  }
}
