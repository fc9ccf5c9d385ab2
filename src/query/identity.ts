import { getIdentity } from '../actions/getIdentity.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { refetchUnreachable } from './utils/refetchUnreachable.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of an account's name and avatar, fresh for 5
 * minutes.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - the parameters of `getIdentity`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(identityQueryOptions(kit, { address, chainId: 1 }))
 */
export function identityQueryOptions<selectData = getIdentity.ReturnType>(
  kit: Kit,
  options: identityQueryOptions.Options<selectData> = {},
): identityQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    refetchInterval: refetchUnreachable,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: identityQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getIdentity(kit, { ...parameters, signal })
    },
  }
}

export declare namespace identityQueryOptions {
  type Options<selectData = getIdentity.ReturnType> = identityQueryKey.Options &
    QueryParameter<
      getIdentity.ReturnType,
      getIdentity.ErrorType,
      selectData,
      identityQueryKey.ReturnType
    >
  type ReturnType<selectData = getIdentity.ReturnType> = QueryOptions<
    getIdentity.ReturnType,
    getIdentity.ErrorType,
    selectData,
    identityQueryKey.ReturnType
  >
}

/**
 * Returns the query key of an account's name and avatar. Without options, it
 * is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: identityQueryKey(kit) })
 */
export function identityQueryKey(
  kit: Kit,
  options?: identityQueryKey.Options | undefined,
): identityQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'identity', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace identityQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getIdentity.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'identity', string, string, Options?]
}
