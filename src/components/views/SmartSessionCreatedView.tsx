'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Icon } from '../parts/Icon.js'
import { SessionLimits } from '../settings/SessionLimits.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Confirms what an app may do, until when, and where to revoke it. */
export function SmartSessionCreatedView() {
  const { close, entry, go } = useModal()
  const { settings } = useInsideStrings()
  const { app, expiry, permissions } =
    (entry.view === 'SmartSessionCreated' && entry.data) || {}
  // Untyped apps can pass anything.
  const kinds = Array.isArray(permissions) ? permissions : []
  const isDated = Number.isSafeInteger(expiry) && Number(expiry) < LAST_SECOND
  return (
    <ViewFrame
      footer={
        <>
          <Button data-autofocus="" onClick={() => close()} variant="primary">
            {settings.done}
          </Button>
          <Button
            onClick={() => go({ view: 'SmartSessionList' })}
            variant="text"
          >
            {settings.toPermissions}
          </Button>
        </>
      }
    >
      <div className="lk-status">
        <span className="lk-status-mark lk-names-done">
          <Icon name="check" />
        </span>
        <div role="status">
          <p className="lk-status-title">{settings.granted}</p>
          <p className="lk-status-text">
            {isDated && kinds.length === 0
              ? `${settings.grantedUntil(Number(expiry))} ${settings.grantedHint}`
              : settings.grantedHint}
          </p>
        </div>
      </div>
      {kinds.length > 0 ? (
        <SessionLimits
          app={cleanText(typeof app === 'string' ? app : '', NAME_MAX_LENGTH)}
          className="lk-granted"
          expiry={isDated ? Number(expiry) : undefined}
          permissions={kinds}
        />
      ) : (
        <p className="lk-granted">{settings.grantedNothing}</p>
      )}
    </ViewFrame>
  )
}

/** Latest valid date, in seconds. */
const LAST_SECOND = 8_640_000_000_000
