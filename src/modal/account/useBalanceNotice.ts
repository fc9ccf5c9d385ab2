'use client'
import { useEffect } from 'react'
import { notifyError } from '../../actions/notice/notifyError.js'
import { useKit } from '../../hooks/useKit.js'

/** Whether the failure was shown. Resets once balances are available again. */
const createNoticeState = () => ({ isShown: false })

/**
 * Notifies once that balances failed to load, not on each retry or when the
 * account is shown again. An app that also reads them may have failed before
 * the account is first shown.
 */
export function useBalanceNotice(
  parameters: useBalanceNotice.Parameters,
): void {
  const { error, hasFailed } = parameters
  const kit = useKit(parameters)
  useEffect(() => {
    const state = kit.own(createNoticeState)
    if (state.isShown === hasFailed) return
    state.isShown = hasFailed
    if (!hasFailed) return
    notifyError(kit, error, { task: 'readBalances' })
  }, [error, hasFailed, kit])
}

export declare namespace useBalanceNotice {
  type Parameters = useKit.Parameters & { error: unknown; hasFailed: boolean }
}
