'use client'
import { useEffect, useRef } from 'react'
import { emit } from '../../actions/analytics/emit.js'
import { getModalEntry } from '../../core/modal/getModalEntry.js'
import type { Wallet } from '../../core/wallet.js'
import { useKit } from '../../hooks/useKit.js'

/** Raises `WALLET_IMPRESSION_V2` for the wallets of a list, each once. */
export function useImpressions(wallets: readonly Wallet[]): void {
  const kit = useKit()
  const seen = useRef(new Set<string>())
  useEffect(() => {
    if (!kit.analytics) return
    const { view } = getModalEntry(kit.store.get(kit.atoms.modal))
    const items = wallets.flatMap((wallet, displayIndex) => {
      const { explorerId, key, name, order, rdns } = wallet
      if (seen.current.has(key)) return []
      seen.current.add(key)
      const id = explorerId ? { explorerId } : { rdnsId: rdns }
      return [{ ...id, displayIndex, name, view, walletRank: order }]
    })
    if (items.length > 0) emit(kit, { event: 'WALLET_IMPRESSION_V2', items })
  }, [kit, wallets])
}
