import { getToken } from '../actions/getToken.js'
import { TokenRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { tokenQueryKey } from './tokenQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of a token's name, symbol and decimals, which never change.
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
