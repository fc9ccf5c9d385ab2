import { getChainBalances } from '../actions/getChainBalances.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of balances read from the chain, fresh for 30 s.
 *
 * Enabled once `address` and `chainId` are given. Does not retry: the app's
 * transports do.
 *
 * @param options - the parameters of `getChainBalances`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(chainBalancesQueryOptions(kit, { address, chainId: 1 }))
 */
export function chainBalancesQueryOptions<
  selectData = getChainBalances.ReturnType,
>(
  kit: Kit,
  options: chainBalancesQueryOptions.Options<selectData> = {},
): chainBalancesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: chainBalancesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getChainBalances(kit, { ...parameters, signal })
    },
  }
}

export declare namespace chainBalancesQueryOptions {
  type Options<selectData = getChainBalances.ReturnType> =
    chainBalancesQueryKey.Options &
      QueryParameter<
        getChainBalances.ReturnType,
        getChainBalances.ErrorType,
        selectData,
        chainBalancesQueryKey.ReturnType
      >
  type ReturnType<selectData = getChainBalances.ReturnType> = QueryOptions<
    getChainBalances.ReturnType,
    getChainBalances.ErrorType,
    selectData,
    chainBalancesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of balances read from the chain. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: chainBalancesQueryKey(kit) })
 */
export function chainBalancesQueryKey(
  kit: Kit,
  options?: chainBalancesQueryKey.Options | undefined,
): chainBalancesQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'chainBalances',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace chainBalancesQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?:
      | getChainBalances.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'chainBalances',
    string,
    string,
    Options?,
  ]
}
