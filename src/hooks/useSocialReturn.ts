'use client'
import { useEffect } from 'react'
import { loadModule } from '../core/loadModule.js'
import { useKit } from './useKit.js'

/**
 * Shows the modal when the page comes back from a login that it was left for,
 * in Telegram. Nothing is fetched, and the address is not looked at, while no
 * such login is kept.
 */
export function useSocialReturn(): void {
  const kit = useKit()
  useEffect(() => {
    if (!kit.frame || kit.storage.get('socialRedirect') === undefined) return
    loadModule(() => import('../actions/followSocialReturn.js')).then(
      ({ followSocialReturn }) => followSocialReturn(kit),
      (error: unknown) => kit.logger.warn('social return', error),
    )
  }, [kit])
}
