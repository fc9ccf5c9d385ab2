'use client'
import { useEffect } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import type { Kit } from '../../createKit.js'
import { useKit } from '../../hooks/useKit.js'

/** Kits of which it was said, until the balances are there again. */
const told = new WeakSet<Kit>()

/**
 * Says once that the balances have failed: not at each try after it, and not
 * when the account is looked at again. A page that reads them as well may have
 * failed before the account is first shown.
 */
export function useBalanceNotice(
  parameters: useBalanceNotice.Parameters,
): void {
  const { error, hasFailed } = parameters
  const kit = useKit(parameters)
  useEffect(() => {
    if (!hasFailed) told.delete(kit)
    if (!hasFailed || told.has(kit)) return
    told.add(kit)
    notifyError(kit, error, { task: 'readBalances' })
  }, [error, hasFailed, kit])
}

export declare namespace useBalanceNotice {
  type Parameters = useKit.Parameters & { error: unknown; hasFailed: boolean }
}
