'use client'
import { useEffect } from 'react'
import type { Wallet } from '../../core/wallet.js'
import { emit } from '../../features/analytics/emit.js'
import { useKit } from '../../hooks/useKit.js'

/** Raises `WALLET_IMPRESSION_V2` for the wallets of a list. */
export function useImpressions(wallets: readonly Wallet[]): void {
  const kit = useKit()
  useEffect(() => emit(kit, { event: 'LISTED', wallets }), [kit, wallets])
}
