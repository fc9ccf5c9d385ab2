'use client'
import { useCallback } from 'react'
import { holdToast } from '../../actions/notice/holdToast.js'
import { useKit } from '../../hooks/useKit.js'

/** Keeps the toast from going by itself until the returned call. */
export function useHoldToast(): () => () => void {
  const kit = useKit()
  return useCallback(() => holdToast(kit), [kit])
}
