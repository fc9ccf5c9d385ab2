import { getToken } from '../actions/getToken.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { TokenRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of a token's name, symbol and decimals, which
 * never change.
 *
 * @param options - the parameters of `getToken`, and `query` for react-query
 *
 * @example
 * const token = await queryClient.fetchQuery(tokenQueryOptions(kit, { token, chainId: 1 }))
 */
export function tokenQueryOptions<selectData = getToken.ReturnType>(
  kit: Kit,
  options: tokenQueryOptions.Options<selectData> = {},
): tokenQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query, token } = options
  return {
    placeholderData: queryDefaults.placeholderData,
    staleTime: Number.POSITIVE_INFINITY,
    ...query,
    enabled: Boolean(token && (query?.enabled ?? true)),
    queryKey: tokenQueryKey(kit, options),
    queryFn: async ({ queryKey: [, , , { chainId, token }] }) => {
      if (!token) throw new TokenRequiredError()
      return getToken(kit, { chainId, token })
    },
  }
}

export declare namespace tokenQueryOptions {
  type Options<selectData = getToken.ReturnType> = tokenQueryKey.Options &
    QueryParameter<
      getToken.ReturnType,
      getToken.ErrorType,
      selectData,
      tokenQueryKey.ReturnType
    >
  type ReturnType<selectData = getToken.ReturnType> = QueryOptions<
    getToken.ReturnType,
    getToken.ErrorType,
    selectData,
    tokenQueryKey.ReturnType
  >
}

/**
 * Returns the query key of a token's name, symbol and decimals.
 *
 * @example
 * queryClient.getQueryData(tokenQueryKey(kit, { token, chainId: 1 }))
 */
export function tokenQueryKey(
  kit: Kit,
  options: tokenQueryKey.Options = {},
): tokenQueryKey.ReturnType {
  assertKit(kit)
  const asked = toKeyOptions(options, ['chainId', 'token'])
  return ['latchkey', 'token', kit.projectId, asked]
}

export declare namespace tokenQueryKey {
  type Options = {
    [key in keyof getToken.Parameters]?: getToken.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'token', string, Options]
}
