'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { getBalances } from '../../actions/getBalances.js'
import { balancesQueryOptions } from '../../query/balances.js'
import { useActiveAccount } from '../useActiveAccount.js'
import { useKit } from '../useKit.js'

/**
 * Asks for the balances of the active account again because a person wants it
 * now. A plain `refetch()` gives a failure of the last 30 s once more, without
 * asking. What comes is in `useBalances`.
 *
 * @param parameters.namespace - of the active account of `eip155` or of `solana`
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
  const { address, chainId } = useActiveAccount({ ...parameters, kit }) ?? {}
  return useCallback(() => {
    const options = balancesQueryOptions(kit, { address, chainId })
    const { queryKey } = options
    const ask = () =>
      client.fetchQuery({
        ...options,
        // Whatever the page's default is: a person has asked.
        staleTime: 0,
        async queryFn({ signal }) {
          const forceUpdate = true
          return getBalances(kit, { address, chainId, forceUpdate, signal })
        },
      })
    // One that is under way would be joined, and gives the old failure.
    client
      .cancelQueries({ queryKey, exact: true })
      .then(ask)
      // It is in the query, where it is read.
      .catch(() => {})
  }, [address, chainId, client, kit])
}

export declare namespace useRetryBalances {
  type Parameters = useActiveAccount.Parameters
  type ErrorType = useKit.ErrorType
}
