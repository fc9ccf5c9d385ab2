import { getSwapQuote } from '../actions/getSwapQuote.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { SWAP_QUOTE_LIFE_MS } from '../core/constants/swap.js'
import { TokenRequiredError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Refetch interval of a displayed quote. */
const SWAP_QUOTE_REFRESH_MS = 10_000

/**
 * Returns options for a query of what a swap would give now. It is refetched
 * every 10 s, and removed 30 s after its last use, when it can no longer be
 * swapped at.
 *
 * Enabled once account, network, both tokens and an amount are given. Does not
 * retry, because the API client already does.
 *
 * @param options - the parameters of `getSwapQuote`, and `query` for
 * react-query
 *
 * @example
 * const quote = await queryClient.fetchQuery(
 *   swapQuoteQueryOptions(kit, { account, amount: '1', chainId: 1, from: 'native', to }),
 * )
 */
export function swapQuoteQueryOptions<selectData = getSwapQuote.ReturnType>(
  kit: Kit,
  options: swapQuoteQueryOptions.Options<selectData> = {},
): swapQuoteQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { account, amount, chainId, from, query, to } = options
  const isComplete = account && amount && chainId !== undefined && from && to
  return {
    gcTime: SWAP_QUOTE_LIFE_MS,
    refetchInterval: SWAP_QUOTE_REFRESH_MS,
    ...queryDefaults,
    staleTime: SWAP_QUOTE_REFRESH_MS,
    ...query,
    enabled: Boolean(isComplete && (query?.enabled ?? true)),
    queryKey: swapQuoteQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { amount, from, to, ...rest } = parameters
      if (!from || !to || !amount) throw new TokenRequiredError()
      return getSwapQuote(kit, { ...rest, amount, from, signal, to })
    },
  }
}

export declare namespace swapQuoteQueryOptions {
  type Options<selectData = getSwapQuote.ReturnType> =
    swapQuoteQueryKey.Options &
      QueryParameter<
        getSwapQuote.ReturnType,
        getSwapQuote.ErrorType,
        selectData,
        swapQuoteQueryKey.ReturnType
      >
  type ReturnType<selectData = getSwapQuote.ReturnType> = QueryOptions<
    getSwapQuote.ReturnType,
    getSwapQuote.ErrorType,
    selectData,
    swapQuoteQueryKey.ReturnType
  >
}

/**
 * Returns the query key of what a swap would give. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.removeQueries({ queryKey: swapQuoteQueryKey(kit) })
 */
export function swapQuoteQueryKey(
  kit: Kit,
  options?: swapQuoteQueryKey.Options | undefined,
): swapQuoteQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'swapQuote', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    {
      ...toKeyOptions(options, [
        'account',
        'amount',
        'chainId',
        'from',
        'slippage',
        'to',
      ]),
      currency: toKeyCurrency(kit, options),
    },
  ]
}

export declare namespace swapQuoteQueryKey {
  type Options = {
    [key in Exclude<keyof getSwapQuote.Parameters, 'signal'>]?:
      | getSwapQuote.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'swapQuote', string, string, Options?]
}
