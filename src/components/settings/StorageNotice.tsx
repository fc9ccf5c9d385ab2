'use client'
import { useStorageStatus } from '../../hooks/useStorageStatus.js'
import { Block } from '../parts/Block.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Where the browser forgets the login together with the page. */
export function StorageNotice() {
  const { settings } = useInsideStrings()
  const { isKept } = useStorageStatus()
  if (isKept !== false) return null
  return (
    <Block kind="pause" role="status">
      <p className="lk-block-title">{settings.notKept}</p>
      <p>{settings.notKeptHint}</p>
    </Block>
  )
}
