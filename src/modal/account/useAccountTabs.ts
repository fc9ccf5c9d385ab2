'use client'
import { useCallback } from 'react'
import type { AccountTab } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { useFeature } from '../../hooks/useFeature.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useActivityStatus } from './useActivityStatus.js'

/**
 * What can be looked at of the active account, and what is: NFTs and activity
 * where the network has a history, the latter unless the project has it off.
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
    tab: tabs.find((tab) => tab === wanted) ?? 'tokens',
    tabs,
  }
}

export declare namespace useAccountTabs {
  type ReturnType = {
    choose: (tab: AccountTab) => void
    tab: AccountTab
    /** Never empty. */
    tabs: readonly AccountTab[]
  }
}

/**
 * Shows another tab of the account, to which the way back leads from then on.
 * No effect while the modal shows another view.
 *
 * @example
 * showAccountTab(kit, 'nfts')
 */
function showAccountTab(kit: Kit, tab: AccountTab): void {
  kit.store.set(kit.atoms.modal, (state) => {
    if (state.stack.at(-1)?.view !== 'Account') return state
    const stack = state.stack.slice(0, -1)
    return { ...state, stack: [...stack, { view: 'Account', data: { tab } }] }
  })
}
