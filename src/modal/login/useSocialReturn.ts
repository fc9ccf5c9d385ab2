'use client'
import { useEffect } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { followSocialReturn } from './followSocialReturn.js'

/**
 * Shows the modal when the page comes back from a login that it was left for,
 * in Telegram. The address is not looked at while no such login is kept.
 */
export function useSocialReturn(): void {
  const kit = useKit()
  useEffect(() => {
    if (!kit.frame || kit.storage.get('socialRedirect') === undefined) return
    followSocialReturn(kit)
  }, [kit])
}
