import { getReceive } from '../actions/getReceive.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of where an account can be paid. Never stale.
 * Makes no request except for the decimals of a token.
 *
 * Enabled once `address` and `chainId` are given. Does not retry.
 *
 * @param options - the parameters of `getReceive`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(receiveQueryOptions(kit, { address, chainId: 1 }))
 */
export function receiveQueryOptions<selectData = getReceive.ReturnType>(
  kit: Kit,
  options: receiveQueryOptions.Options<selectData> = {},
): receiveQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    // The URI of the native coin requires no network.
    networkMode: 'always',
    ...queryDefaults,
    staleTime: Number.POSITIVE_INFINITY,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: receiveQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters] }) {
      return getReceive(kit, parameters)
    },
  }
}

export declare namespace receiveQueryOptions {
  type Options<selectData = getReceive.ReturnType> = receiveQueryKey.Options &
    QueryParameter<
      getReceive.ReturnType,
      getReceive.ErrorType,
      selectData,
      receiveQueryKey.ReturnType
    >
  type ReturnType<selectData = getReceive.ReturnType> = QueryOptions<
    getReceive.ReturnType,
    getReceive.ErrorType,
    selectData,
    receiveQueryKey.ReturnType
  >
}

/**
 * Returns the query key of where an account can be paid. Without options, it
 * is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: receiveQueryKey(kit) })
 */
export function receiveQueryKey(
  kit: Kit,
  options?: receiveQueryKey.Options | undefined,
): receiveQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'receive', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, ['address', 'amount', 'chainId', 'token']),
  ]
}

export declare namespace receiveQueryKey {
  type Options = {
    [key in 'address' | 'amount' | 'chainId' | 'token']?:
      | getReceive.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'receive', string, string, Options?]
}
