'use client'
import { useCallback } from 'react'
import { holdToast } from '../../features/notices/holdToast.js'
import { useKit } from '../../hooks/useKit.js'

/** Returns a function that keeps the toast open until its result is called. */
export function useHoldToast(): () => () => void {
  const kit = useKit()
  return useCallback(() => holdToast(kit), [kit])
}
