import { getTokenBalance } from '../actions/getTokenBalance.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { BALANCE_FRESH_MS } from '../core/constants/balances.js'
import { TokenRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of one token's balance, read from the chain;
 * fresh for 30 s. Enabled once `token`, `address` and `chainId` are given.
 *
 * @param options - the parameters of `getTokenBalance`, and `query` for
 * react-query
 *
 * @example
 * const { amount } = await queryClient.fetchQuery(tokenBalanceQueryOptions(kit, { address, chainId: 1, token }))
 */
export function tokenBalanceQueryOptions<
  selectData = getTokenBalance.ReturnType,
>(
  kit: Kit,
  options: tokenBalanceQueryOptions.Options<selectData> = {},
): tokenBalanceQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query, token } = options
  return {
    ...queryDefaults,
    staleTime: BALANCE_FRESH_MS,
    ...query,
    enabled: Boolean(
      token && address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: tokenBalanceQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      const { token, ...place } = parameters ?? {}
      if (!token) throw new TokenRequiredError()
      return getTokenBalance(kit, { ...place, signal, token })
    },
  }
}

export declare namespace tokenBalanceQueryOptions {
  type Options<selectData = getTokenBalance.ReturnType> =
    tokenBalanceQueryKey.Options &
      QueryParameter<
        getTokenBalance.ReturnType,
        getTokenBalance.ErrorType,
        selectData,
        tokenBalanceQueryKey.ReturnType
      >
  type ReturnType<selectData = getTokenBalance.ReturnType> = QueryOptions<
    getTokenBalance.ReturnType,
    getTokenBalance.ErrorType,
    selectData,
    tokenBalanceQueryKey.ReturnType
  >
}

/**
 * Returns the query key of one token's balance. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: tokenBalanceQueryKey(kit) })
 */
export function tokenBalanceQueryKey(
  kit: Kit,
  options?: tokenBalanceQueryKey.Options | undefined,
): tokenBalanceQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'tokenBalance',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId', 'token'])]
}

export declare namespace tokenBalanceQueryKey {
  type Options = Partial<
    Omit<getTokenBalance.Parameters, 'namespace' | 'signal'>
  >
  type ReturnType = readonly [
    'latchkey',
    'tokenBalance',
    string,
    string,
    Options?,
  ]
}
