'use client'
import { useEffect } from 'react'
import { followAccounts } from '../actions/followAccounts.js'
import { followColorScheme } from '../actions/followColorScheme.js'
import { useKit } from './useKit.js'

/** What keeps the open modal true to what happens elsewhere. */
export function useModalRules(): void {
  const kit = useKit()
  useEffect(() => followAccounts(kit), [kit])
  useEffect(() => followColorScheme(kit), [kit])
}
