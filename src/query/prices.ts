import { getPrices } from '../actions/getPrices.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { listPriceAddresses } from '../features/balances/listPriceAddresses.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

const PRICE_FRESH_MS = 15_000

/**
 * Returns options for a query of token prices, fresh for 15 s.
 *
 * Enabled once there is a token. Does not retry, because the API client
 * already does.
 *
 * @param options - the parameters of `getPrices`, and `query` for react-query
 * @throws InvalidCaipChainIdError when the network of a token is invalid
 *
 * @example
 * const data = await queryClient.fetchQuery(pricesQueryOptions(kit, { tokens }))
 */
export function pricesQueryOptions<selectData = getPrices.ReturnType>(
  kit: Kit,
  options: pricesQueryOptions.Options<selectData> = {},
): pricesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  const { addresses, tokens } = toKeyOptions(options, ['addresses', 'tokens'])
  return {
    ...queryDefaults,
    staleTime: PRICE_FRESH_MS,
    ...query,
    enabled: Boolean(
      (addresses?.length || tokens?.length) && (query?.enabled ?? true),
    ),
    queryKey: pricesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getPrices(kit, { ...parameters, signal })
    },
  }
}

export declare namespace pricesQueryOptions {
  type Options<selectData = getPrices.ReturnType> = pricesQueryKey.Options &
    QueryParameter<
      getPrices.ReturnType,
      getPrices.ErrorType,
      selectData,
      pricesQueryKey.ReturnType
    >
  type ReturnType<selectData = getPrices.ReturnType> = QueryOptions<
    getPrices.ReturnType,
    getPrices.ErrorType,
    selectData,
    pricesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of token prices, the same for any order of the tokens.
 * Without options, it is the prefix of all such keys of the project.
 *
 * @param options.addresses - CAIP-10 ids
 * @param options.currency - ISO 4217 code; default the kit's currency
 * @param options.tokens - balances or similar objects
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: pricesQueryKey(kit) })
 */
export function pricesQueryKey(
  kit: Kit,
  options?: pricesQueryKey.Options | undefined,
): pricesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'prices', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    { ...toParameters(options), currency: toKeyCurrency(kit, options) },
  ]
}

export declare namespace pricesQueryKey {
  type Options = listPriceAddresses.Parameters & {
    currency?: string | undefined
  }
  type ReturnType = readonly ['latchkey', 'prices', string, string, Options?]
}

/** Leaves invalid options to the query, which may fail; a render must not. */
function toParameters(options: pricesQueryKey.Options) {
  const { addresses, tokens } = toKeyOptions(options, ['addresses', 'tokens'])
  try {
    return { addresses: listPriceAddresses({ addresses, tokens }) }
  } catch {
    return { addresses, tokens: toPlain(tokens) }
  }
}

function toPlain(tokens: pricesQueryKey.Options['tokens']) {
  if (!Array.isArray(tokens)) return tokens
  try {
    return Array.from(tokens, (token) => ({
      address: token?.address,
      chainId: token?.chainId,
    }))
  } catch {
    return tokens
  }
}
