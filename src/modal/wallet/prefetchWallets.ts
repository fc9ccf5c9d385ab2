import type { QueryClient } from '@tanstack/react-query'
import type { getWallets } from '../../actions/getWallets.js'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import {
  walletsInfiniteQueryOptions,
  walletsQueryOptions,
} from '../../query/wallets.js'

/** Pictures of these rows are visible when the list opens. */
const VISIBLE_ROWS = 10

/**
 * Fetches what the list of all wallets shows first, and its pictures, before
 * it opens. Failures are ignored; the list itself reports them.
 */
export async function prefetchWallets(
  kit: Kit,
  parameters: prefetchWallets.Parameters,
): Promise<void> {
  const { queryClient, ...scope } = parameters
  const recommended = walletsQueryOptions(kit, {
    ...scope,
    list: 'recommended',
  })
  await Promise.all([
    queryClient.prefetchQuery(
      walletsQueryOptions(kit, { ...scope, list: 'featured' }),
    ),
    queryClient.prefetchQuery(recommended),
  ])
  const known =
    queryClient.getQueryData<getWallets.ReturnType>(recommended.queryKey)
      ?.wallets ?? []
  const all = walletsInfiniteQueryOptions(kit, {
    ...scope,
    skip: known.map(({ id }) => id),
  })
  await queryClient.prefetchInfiniteQuery(all)
  const [first] =
    queryClient.getQueryData<walletsInfiniteQueryOptions.Data>(all.queryKey)
      ?.pages ?? []
  for (const { icon } of [...known, ...(first?.wallets ?? [])].slice(
    0,
    VISIBLE_ROWS,
  )) {
    if (!icon) continue
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.src = icon
  }
}

export declare namespace prefetchWallets {
  type Parameters = {
    isMobile: boolean
    namespace: AccountNamespace | undefined
    queryClient: QueryClient
  }
}
