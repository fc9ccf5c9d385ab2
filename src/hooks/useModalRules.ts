'use client'
import { useEffect, useLayoutEffect } from 'react'
import { followAccounts } from '../actions/followAccounts.js'
import { followColorScheme } from '../actions/followColorScheme.js'
import { followReload } from '../actions/followReload.js'
import { followStart } from '../actions/followStart.js'
import { useKit } from './useKit.js'
import { useSocialReturn } from './useSocialReturn.js'

/** What keeps the open modal true to what happens elsewhere. */
export function useModalRules(): void {
  const kit = useKit()
  useSocialReturn()
  // After the login beneath has come back, and before anything is painted.
  useLayoutEffect(() => followReload(kit), [kit])
  // Before anything is painted: what is led past is never seen.
  useLayoutEffect(() => followStart(kit), [kit])
  useEffect(() => followAccounts(kit), [kit])
  useEffect(() => followColorScheme(kit), [kit])
}
