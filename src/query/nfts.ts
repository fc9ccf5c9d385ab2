import { getNfts } from '../actions/getNfts.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the NFTs an account has on one network.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - the parameters of `getNfts`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nftsQueryOptions(kit, { address, chainId: 1 }))
 */
export function nftsQueryOptions<selectData = getNfts.ReturnType>(
  kit: Kit,
  options: nftsQueryOptions.Options<selectData> = {},
): nftsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: nftsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getNfts(kit, { ...parameters, signal })
    },
  }
}

export declare namespace nftsQueryOptions {
  type Options<selectData = getNfts.ReturnType> = nftsQueryKey.Options &
    QueryParameter<
      getNfts.ReturnType,
      getNfts.ErrorType,
      selectData,
      nftsQueryKey.ReturnType
    >
  type ReturnType<selectData = getNfts.ReturnType> = QueryOptions<
    getNfts.ReturnType,
    getNfts.ErrorType,
    selectData,
    nftsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of an account's NFTs. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nftsQueryKey(kit) })
 */
export function nftsQueryKey(
  kit: Kit,
  options?: nftsQueryKey.Options | undefined,
): nftsQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'nfts', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace nftsQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getNfts.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'nfts', string, string, Options?]
}
