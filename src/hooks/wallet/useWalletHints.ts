'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { getWalletHints } from '../../actions/wallet/getWalletHints.js'
import type { Kit } from '../../createKit.js'
import {
  walletHintsQueryKey,
  walletHintsQueryOptions,
} from '../../query/wallet/walletHints.js'

/**
 * The hints of `getWalletHints`, `undefined` while there are none; read anew
 * whenever a list is shown.
 *
 * From the query's cache and not by `useQuery`: nothing else on the list needs
 * that code, and it is not small.
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
  const hints = useSyncExternalStore(
    useCallback(
      (listener) =>
        client.getQueryCache().subscribe(({ type }) => {
          // Components add queries and observers as they are drawn, which is no
          // time to draw another one anew.
          if (type === 'updated' || type === 'removed') listener()
        }),
      [client],
    ),
    () =>
      client.getQueryData<getWalletHints.ReturnType>(walletHintsQueryKey(kit)),
    () => undefined,
  )
  return hints && dropEmpty(hints)
}

/** Most often there are none, and then nothing need be rendered again. */
function dropEmpty(hints: getWalletHints.ReturnType) {
  const { absentIds, presentIds, recent, recentId } = hints
  const count = absentIds.length + presentIds.length + recent.length
  return recentId || count > 0 ? hints : undefined
}
