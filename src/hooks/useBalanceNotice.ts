'use client'
import { useEffect, useRef } from 'react'
import { showToast } from '../actions/showToast.js'
import { useKit } from './useKit.js'

/** Says once that the balances have failed, not at each try after it. */
export function useBalanceNotice(
  hasFailed: boolean,
  parameters: useKit.Parameters = {},
): void {
  const kit = useKit(parameters)
  const before = useRef(hasFailed)
  useEffect(() => {
    if (hasFailed && !before.current)
      showToast(kit, { variant: 'error', key: 'balanceUnavailable' })
    before.current = hasFailed
  }, [hasFailed, kit])
}
