import { getNativeBalance } from '../actions/getNativeBalance.js'
import { BALANCE_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { nativeBalanceQueryKey } from './nativeBalanceQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of the native coin of an account, fresh for 30 s.
 *
 * It is enabled once `address` and `chainId` are given, and does not retry by
 * itself: the API client has done that already.
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
