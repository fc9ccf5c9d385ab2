import { getSwapTokens } from '../actions/getSwapTokens.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the tokens that can be swapped, with an
 * account's balances; fresh for 30 s. Enabled once `chainId` is given. Does
 * not retry, because the API client already does.
 *
 * @param options - the parameters of `getSwapTokens`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(swapTokensQueryOptions(kit, { chainId: 1 }))
 */
export function swapTokensQueryOptions<selectData = getSwapTokens.ReturnType>(
  kit: Kit,
  options: swapTokensQueryOptions.Options<selectData> = {},
): swapTokensQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && (query?.enabled ?? true)),
    queryKey: swapTokensQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getSwapTokens(kit, { ...parameters, signal })
    },
  }
}

export declare namespace swapTokensQueryOptions {
  type Options<selectData = getSwapTokens.ReturnType> =
    swapTokensQueryKey.Options &
      QueryParameter<
        getSwapTokens.ReturnType,
        getSwapTokens.ErrorType,
        selectData,
        swapTokensQueryKey.ReturnType
      >
  type ReturnType<selectData = getSwapTokens.ReturnType> = QueryOptions<
    getSwapTokens.ReturnType,
    getSwapTokens.ErrorType,
    selectData,
    swapTokensQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the tokens that can be swapped, with an account's
 * balances. Without options, it is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: swapTokensQueryKey(kit) })
 */
export function swapTokensQueryKey(
  kit: Kit,
  options?: swapTokensQueryKey.Options | undefined,
): swapTokensQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'swapTokens',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [
    ...start,
    {
      ...toKeyOptions(options, ['address', 'chainId']),
      currency: toKeyCurrency(kit, options),
    },
  ]
}

export declare namespace swapTokensQueryKey {
  type Options = Omit<getSwapTokens.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'swapTokens',
    string,
    string,
    Options?,
  ]
}
