'use client'
import { useEffect, useRef } from 'react'
import type { useKit } from './useKit.js'
import { useNotices } from './useNotices.js'

/** Says once that the balances have failed, not at each try after it. */
export function useBalanceNotice(
  hasFailed: boolean,
  parameters: useKit.Parameters = {},
): void {
  const { showToast } = useNotices(parameters)
  const before = useRef(hasFailed)
  useEffect(() => {
    if (hasFailed && !before.current)
      showToast({ variant: 'error', key: 'balanceUnavailable' })
    before.current = hasFailed
  }, [hasFailed, showToast])
}
