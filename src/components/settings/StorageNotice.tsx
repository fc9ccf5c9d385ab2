'use client'
import { useStorageStatus } from '../../hooks/useStorageStatus.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Where the browser forgets the login together with the page. */
export function StorageNotice() {
  const { settings } = useInsideStrings()
  const { isKept } = useStorageStatus()
  if (isKept !== false) return null
  return (
    <div className="lk-send-block" data-kind="pause" role="status">
      <Icon name="warning" />
      <div className="lk-send-block-text">
        <p className="lk-send-block-title">{settings.notKept}</p>
        <p>{settings.notKeptHint}</p>
      </div>
    </div>
  )
}
