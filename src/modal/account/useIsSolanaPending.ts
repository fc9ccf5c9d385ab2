'use client'
import {
  AUTH_CONNECTOR_ID,
  SOLANA_SILENT_TIMEOUT_MS,
} from '../../core/constants/connectors.js'
import { hasStoredSession } from '../../core/login/hasStoredSession.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useKit } from '../../hooks/useKit.js'
import { useHasElapsed } from '../login/useHasElapsed.js'

/**
 * Returns whether the embedded wallet's Solana account follows, which is
 * expected for a limited time.
 */
export function useIsSolanaPending(): boolean {
  const { solana, storage } = useKit()
  const accounts = useAccounts()
  const isLate = useHasElapsed(SOLANA_SILENT_TIMEOUT_MS)
  return (
    solana !== undefined &&
    !isLate &&
    accounts.every(({ namespace }) => namespace === 'eip155') &&
    accounts.some(({ connector }) => connector.id === AUTH_CONNECTOR_ID) &&
    hasStoredSession(storage, 'solana')
  )
}
