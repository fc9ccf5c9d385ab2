'use client'
import { useQueryClient } from '@tanstack/react-query'
import type { AccountNamespace } from '../../core/account/account.js'
import { useKit } from '../../hooks/useKit.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import type { prefetchWallets } from './prefetchWallets.js'

/**
 * Returns a function that fetches the list of all wallets before it opens.
 *
 * @param parameters.load - loads what fetches it
 */
export function usePreloadWallets(
  parameters: usePreloadWallets.Parameters,
): () => void {
  const { load, namespace } = parameters
  const kit = useKit()
  const queryClient = useQueryClient()
  const { isMobile } = usePlatform()
  return () => {
    load()
      .then((prefetch) => prefetch(kit, { isMobile, namespace, queryClient }))
      .catch(() => {})
  }
}

export declare namespace usePreloadWallets {
  type Parameters = {
    load: () => Promise<typeof prefetchWallets>
    namespace: AccountNamespace | undefined
  }
}
