import type { getBalances } from '../actions/getBalances.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import { loadModule } from '../core/loadModule.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the tokens an account holds on one network,
 * fresh for 30 s.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - the parameters of `getBalances`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(balancesQueryOptions(kit, { address, chainId: 1 }))
 */
export function balancesQueryOptions<selectData = getBalances.ReturnType>(
  kit: Kit,
  options: balancesQueryOptions.Options<selectData> = {},
): balancesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: balancesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      const { getBalances } = await loadModule(
        () => import('../actions/getBalances.js'),
      )
      return getBalances(kit, { ...parameters, signal })
    },
  }
}

export declare namespace balancesQueryOptions {
  type Options<selectData = getBalances.ReturnType> = balancesQueryKey.Options &
    QueryParameter<
      getBalances.ReturnType,
      getBalances.ErrorType,
      selectData,
      balancesQueryKey.ReturnType
    >
  type ReturnType<selectData = getBalances.ReturnType> = QueryOptions<
    getBalances.ReturnType,
    getBalances.ErrorType,
    selectData,
    balancesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of an account's balances in one currency, by default
 * the kit's. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: balancesQueryKey(kit) })
 */
export function balancesQueryKey(
  kit: Kit,
  options?: balancesQueryKey.Options | undefined,
): balancesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'balances', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    {
      ...toKeyOptions(options, [
        'address',
        'chainId',
        'forceUpdate',
        'includeIndivisible',
      ]),
      currency: toKeyCurrency(kit, options),
    },
  ]
}

export declare namespace balancesQueryKey {
  type Options = Omit<getBalances.Parameters, 'namespace' | 'signal'>
  type ReturnType = readonly ['latchkey', 'balances', string, string, Options?]
}
