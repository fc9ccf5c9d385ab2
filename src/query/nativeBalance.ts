import { getNativeBalance } from '../actions/getNativeBalance.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of an account's native balance, fresh for 30 s.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - the parameters of `getNativeBalance`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nativeBalanceQueryOptions(kit, { address, chainId: 1 }))
 */
export function nativeBalanceQueryOptions<
  selectData = getNativeBalance.ReturnType,
>(
  kit: Kit,
  options: nativeBalanceQueryOptions.Options<selectData> = {},
): nativeBalanceQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: nativeBalanceQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getNativeBalance(kit, { ...parameters, signal })
    },
  }
}

export declare namespace nativeBalanceQueryOptions {
  type Options<selectData = getNativeBalance.ReturnType> =
    nativeBalanceQueryKey.Options &
      QueryParameter<
        getNativeBalance.ReturnType,
        getNativeBalance.ErrorType,
        selectData,
        nativeBalanceQueryKey.ReturnType
      >
  type ReturnType<selectData = getNativeBalance.ReturnType> = QueryOptions<
    getNativeBalance.ReturnType,
    getNativeBalance.ErrorType,
    selectData,
    nativeBalanceQueryKey.ReturnType
  >
}

/**
 * Returns the query key of an account's native balance. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nativeBalanceQueryKey(kit) })
 */
export function nativeBalanceQueryKey(
  kit: Kit,
  options?: nativeBalanceQueryKey.Options | undefined,
): nativeBalanceQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nativeBalance',
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

export declare namespace nativeBalanceQueryKey {
  type Options = {
    [key in 'address' | 'chainId' | 'currency']?:
      | getNativeBalance.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nativeBalance',
    string,
    string,
    Options?,
  ]
}
