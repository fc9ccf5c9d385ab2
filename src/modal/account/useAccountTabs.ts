'use client'
import { useCallback } from 'react'
import type { AccountTab } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { useFeature } from '../../hooks/useFeature.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useActivityStatus } from './useActivityStatus.js'

/**
 * Returns the tabs of the active account and the selected one. NFTs and
 * activity require a network with history; activity also requires the project
 * to enable it.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { choose, tabs } = useAccountTabs()
 * return tabs.map((tab) => <button key={tab} onClick={() => choose(tab)} />)
 */
export function useAccountTabs(
  parameters: useKit.Parameters = {},
): useAccountTabs.ReturnType {
  const kit = useKit(parameters)
  const { entry } = useModal({ kit })
  const hasHistory = useFeature({ feature: 'activity', kit })
  const hasActivity = useActivityStatus({ kit }) !== 'off'
  const tabs: AccountTab[] = ['tokens']
  if (hasHistory) tabs.push('nfts')
  if (hasActivity) tabs.push('activity')
  const wanted = entry.view === 'Account' ? entry.data?.tab : undefined
  return {
    choose: useCallback((tab) => showAccountTab(kit, tab), [kit]),
    openNft: useCallback((id) => openNft(kit, id), [kit]),
    tab: tabs.find((tab) => tab === wanted) ?? 'tokens',
    tabs,
  }
}

export declare namespace useAccountTabs {
  type ReturnType = {
    choose: (tab: AccountTab) => void
    /** Shows an NFT of the account; `id` is that of `useNfts`. */
    openNft: (id: string) => void
    tab: AccountTab
    /** Never empty. */
    tabs: readonly AccountTab[]
  }
}

/**
 * Selects a tab of the account and keeps it for navigating back. No effect
 * while another view is shown.
 *
 * @example
 * showAccountTab(kit, 'nfts')
 */
function showAccountTab(kit: Kit, tab: AccountTab): void {
  kit.store.set(kit.atoms.modal, (state) => {
    if (state.stack.at(-1)?.view !== 'Account') return state
    const below = state.stack.slice(0, -1)
    // An NFT lies above the account, and leaves with its tab.
    const stack = below.at(-1)?.view === 'Account' ? below.slice(0, -1) : below
    return { ...state, stack: [...stack, { view: 'Account', data: { tab } }] }
  })
}

/** Adds an entry, so that the back gesture leads to the list. */
function openNft(kit: Kit, id: string): void {
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    stack: [
      ...state.stack,
      { view: 'Account', data: { nft: id, tab: 'nfts' } },
    ],
  }))
}
