'use client'
import { useEffect, useLayoutEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useSocialReturn } from '../login/useSocialReturn.js'
import { followColorScheme } from '../theme/followColorScheme.js'
import { followAccounts } from './followAccounts.js'
import { followReload } from './followReload.js'
import { followStart } from './followStart.js'

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
