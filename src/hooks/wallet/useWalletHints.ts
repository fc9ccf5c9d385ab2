'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Kit } from '../../createKit.js'
import type { getWalletHints } from '../../features/wallets/getWalletHints.js'
import {
  walletHintsQueryKey,
  walletHintsQueryOptions,
} from '../../query/wallet/walletHints.js'

/**
 * Returns the hints of `getWalletHints`, or `undefined` if there are none.
 * Refetched whenever a list is mounted.
 *
 * Reads the query cache without `useQuery`, which is not small and not needed
 * by anything else on the list.
 */
export function useWalletHints(
  kit: Kit,
): getWalletHints.ReturnType | undefined {
  const client = useQueryClient()
  useEffect(() => {
    const { queryFn, queryKey } = walletHintsQueryOptions(kit)
    client
      .fetchQuery({
        gcTime: Infinity,
        networkMode: 'always',
        queryFn,
        queryKey,
      })
      .catch(() => {})
  }, [client, kit])
  return useSyncExternalStore(
    useCallback(
      (listener) =>
        client.getQueryCache().subscribe(({ type }) => {
          // Components add queries and observers while rendering, when other
          // components must not be updated.
          if (type === 'updated' || type === 'removed') listener()
        }),
      [client],
    ),
    () => dropEmpty(client.getQueryData(walletHintsQueryKey(kit))),
    () => undefined,
  )
}

/** Usually there are no hints, and no re-render is needed. */
function dropEmpty(hints: getWalletHints.ReturnType | undefined) {
  if (!hints) return undefined
  const { absentIds, presentIds, recent, recentId } = hints
  const count = absentIds.length + presentIds.length + recent.length
  return recentId || count > 0 ? hints : undefined
}
