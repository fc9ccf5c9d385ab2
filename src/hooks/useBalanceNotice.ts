'use client'
import { useEffect } from 'react'
import { showToast } from '../actions/showToast.js'
import type { Kit } from '../createKit.js'
import { useKit } from './useKit.js'

/** Kits of which it was said, until the balances are there again. */
const told = new WeakSet<Kit>()

/**
 * Says once that the balances have failed: not at each try after it, and not
 * when the account is looked at again. A page that reads them as well may have
 * failed before the account is first shown.
 */
export function useBalanceNotice(
  hasFailed: boolean,
  parameters: useKit.Parameters = {},
): void {
  const kit = useKit(parameters)
  useEffect(() => {
    if (!hasFailed) told.delete(kit)
    if (!hasFailed || told.has(kit)) return
    told.add(kit)
    showToast(kit, { variant: 'error', key: 'balanceUnavailable' })
  }, [hasFailed, kit])
}
