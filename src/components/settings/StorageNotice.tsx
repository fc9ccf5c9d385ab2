'use client'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useStorageStatus } from '../../hooks/useStorageStatus.js'
import { Block } from '../parts/Block.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Warns that the browser does not persist the embedded account or, unless
 * `isAccountOnly`, the login.
 */
export function StorageNotice({
  isAccountOnly = false,
}: {
  isAccountOnly?: boolean | undefined
}) {
  const { settings } = useInsideStrings()
  const { isAccountKept, isLoginKept } = useStorageStatus()
  const isEmbedded = useActiveAccount()?.connector.id === AUTH_CONNECTOR_ID
  const isAccountLost = isEmbedded && isAccountKept === false
  if (!isAccountLost && (isAccountOnly || isLoginKept !== false)) return null
  return (
    <Block kind="pause" role="status">
      <p className="lk-block-title">
        {isAccountLost ? settings.accountNotKept : settings.notKept}
      </p>
      <p>
        {isAccountLost ? settings.accountNotKeptHint : settings.notKeptHint}
      </p>
    </Block>
  )
}
