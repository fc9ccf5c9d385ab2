'use client'
import { useQuery } from '@tanstack/react-query'
import { useKit } from '../../hooks/useKit.js'
import { usePlatform } from '../../hooks/wallet/usePlatform.js'
import { walletsQueryOptions } from '../../query/wallets.js'
import type { listFirstWallets } from './listFirstWallets.js'

/**
 * Requests the explorer lists the first screen asks for. A list that failed to
 * load is empty.
 */
export function useFirstWallets({
  asks,
  namespace,
}: useFirstWallets.Parameters): Required<listFirstWallets.Explorer> {
  const kit = useKit()
  const { isMobile } = usePlatform()
  const toOptions = (list: keyof listFirstWallets.Asks) =>
    walletsQueryOptions(kit, {
      ...{ isMobile, list, namespace },
      query: { enabled: asks[list] },
    })
  const featured = useQuery(toOptions('featured'))
  const recommended = useQuery(toOptions('recommended'))
  return {
    featured: featured.isPending ? undefined : (featured.data?.wallets ?? none),
    recommended: recommended.data?.wallets,
  }
}

export declare namespace useFirstWallets {
  type Parameters = Pick<listFirstWallets.Parameters, 'namespace'> & {
    asks: listFirstWallets.Asks
  }
}

const none: listFirstWallets.Explorer['featured'] = []
