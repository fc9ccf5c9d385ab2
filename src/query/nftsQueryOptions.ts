import { getNfts } from '../actions/getNfts.js'
import { BALANCE_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { nftsQueryKey } from './nftsQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of the NFTs an account has on one network.
 *
 * It is enabled once `address` and `chainId` are given, and does not retry by
 * itself: the API client has done that already.
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
