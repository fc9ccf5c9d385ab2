import { useQueryClient } from '@tanstack/react-query'
import { useActiveAccount, useKit } from 'latchkey'
import { getBalances } from 'latchkey/actions'
import { balancesQueryOptions } from 'latchkey/query'

/**
 * Asks for the balances again because a person wants it now. A plain
 * `refetch()` gives a failure of the last 30 s once more, without asking.
 */
export function useRetryBalances() {
  const kit = useKit()
  const client = useQueryClient()
  const { address, chainId } = useActiveAccount() ?? {}
  return () => {
    const options = balancesQueryOptions(kit, { address, chainId })
    client
      .fetchQuery({
        ...options,
        queryFn: ({ signal }) =>
          getBalances(kit, { address, chainId, forceUpdate: true, signal }),
      })
      // It is in the query, where the page reads it.
      .catch(() => {})
  }
}
