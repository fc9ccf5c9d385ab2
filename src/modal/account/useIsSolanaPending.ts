'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns whether a Solana wallet is connecting, as after an email login, or
 * is being restored.
 */
export function useIsSolanaPending(): boolean {
  const { solana } = useKit()
  return useSyncExternalStore(
    useCallback((listener) => solana?.subscribe(listener) ?? noop, [solana]),
    () => /connecting$/.test(solana?.getState().status ?? ''),
    () => false,
  )
}

const noop = () => {}
