'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getBalances } from '../../actions/getBalances.js'
import { balancesQueryOptions } from '../../query/balances.js'
import { useActiveAccount } from '../useActiveAccount.js'
import { useKit } from '../useKit.js'
import { useCurrencyCode } from '../utils/useCurrencyCode.js'

/**
 * Hook for refetching the active account's balances on user request. Unlike
 * `refetch()`, it sends a request even within 30 s of a failure, instead of
 * repeating that failure. Read the result with `useBalances`.
 *
 * @param parameters.namespace - namespace of the active account, `eip155` or
 * `solana`
 *
 * @example
 * const retry = useRetryBalances()
 * return <button onClick={retry}>Try again</button>
 */
export function useRetryBalances(
  parameters: useRetryBalances.Parameters = {},
): () => void {
  const kit = useKit(parameters)
  const client = useQueryClient()
  const currency = useCurrencyCode(kit)
  const { address, chainId } = useActiveAccount({ ...parameters, kit }) ?? {}
  return useCallback(() => {
    const options = balancesQueryOptions(kit, { address, chainId, currency })
    const { queryKey } = options
    const ask = () =>
      client.fetchQuery({
        ...options,
        // The user asked, so ignore the app's default.
        staleTime: 0,
        async queryFn({ signal }) {
          const forceUpdate = true
          const asked = { address, chainId, currency, signal }
          return getBalances(kit, { ...asked, forceUpdate })
        },
      })
    // A pending request would be deduplicated and return the old failure.
    client
      .cancelQueries({ queryKey, exact: true })
      .then(ask)
      // The query holds the error.
      .catch(() => {})
  }, [address, chainId, client, currency, kit])
}

export declare namespace useRetryBalances {
  type Parameters = useActiveAccount.Parameters
  type ErrorType = useKit.ErrorType
}
